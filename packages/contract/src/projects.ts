import type { FundKind, Note, Point } from '@sponsor/domain';
import type { NextStepsWords, ProjectLedgerWords, TrackRecordWords, TraitsWords } from '@sponsor/ui/sections';

/** The reason that ended a project before it began; decides the drawing on its lot. */
export type Obstacle = 'flood' | 'access' | 'competition' | 'price';

/** The link to a spreadsheet, which the server makes from the same data. */
export interface TableLink {
  label: string;
  href: `/${string}.csv`;
}

interface Totals extends TrackRecordWords {
  /** `fund`: the only fund whose document repeats the row. */
  rows: readonly (TrackRecordWords['rows'][number] & { fund?: FundKind })[];
}

interface WalkedAway extends TraitsWords {
  traits: readonly (Point & { obstacle: Obstacle; alternativeText: string })[];
}

/** Every project of the sponsor, and the basis of the claims about all of them. */
export interface ProjectsContent {
  ledger: ProjectLedgerWords & { file: TableLink };
  totals: Totals;
  walkedAway: WalkedAway;
  next: NextStepsWords & { documentLabel: string };
  notes: readonly Note[];
}
