import { about } from '@sponsor/content/about';
import { notesHeading } from '@sponsor/content/notes';
import { Footnotes, Section } from '@sponsor/ui';

/** The notes to all that the page about the sponsor claims. */
export function AboutNotes() {
  return (
    <Section space="compact">
      <Footnotes notes={about.notes} heading={notesHeading} headingLevel={2} />
    </Section>
  );
}
