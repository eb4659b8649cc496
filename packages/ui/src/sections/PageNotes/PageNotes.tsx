import type { Note } from '@sponsor/domain';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { Section } from '../../primitives/Section/Section.tsx';

export interface PageNotesProps {
  notes: readonly Note[];
  heading: string;
}

/** The notes at the end of a page. */
export function PageNotes({ notes, heading }: PageNotesProps) {
  return (
    <Section space="compact">
      <Footnotes notes={notes} heading={heading} headingLevel={2} />
    </Section>
  );
}
