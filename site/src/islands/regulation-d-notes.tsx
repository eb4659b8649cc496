import { notesHeading } from '@sponsor/content/notes';
import { regulationDNotes } from '@sponsor/content/regulation-d-notes';
import { Footnotes, Section } from '@sponsor/ui';

/** The notes of the Regulation D page. */
export function RegulationDNotes() {
  return (
    <Section space="compact">
      <Footnotes notes={regulationDNotes} heading={notesHeading} headingLevel={2} />
    </Section>
  );
}
