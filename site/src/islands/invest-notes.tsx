import { investNotes } from '@sponsor/content/invest-notes';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';

/** The note that the figures of the Regulation A page are read with. */
export function FigureNotes() {
  return <Footnotes notes={investNotes.figures} heading={investNotes.figuresHeading} headingLevel={2} />;
}

/** The notes at the end of the Regulation A page. */
export function InvestNotes() {
  return (
    <Section space="compact">
      <Footnotes notes={investNotes.others} heading={notesHeading} headingLevel={2} />
    </Section>
  );
}
