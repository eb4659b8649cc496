import { noteHistory, notesHeading } from '@sponsor/content/notes';
import type { FundKind, Note } from '@sponsor/domain';
import { PageNotes } from '@sponsor/ui/sections';
import { Legends } from './legends.tsx';

interface PageEndProps {
  notes: readonly Note[];
  /** The funds whose terms the page states. */
  funds: readonly FundKind[];
}

/** The end of a page about the funds: the legends of their offerings, and the notes of all its claims. */
export function PageEnd({ notes, funds }: PageEndProps) {
  return (
    <PageNotes notes={notes} heading={notesHeading} history={noteHistory}>
      <Legends of={funds} />
    </PageNotes>
  );
}
