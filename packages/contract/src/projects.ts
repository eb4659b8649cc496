import type { FundKind, Note, Point } from '@sponsor/domain';
import type { NextStepsWords, ProjectLedgerWords, TrackRecordWords, TraitsWords } from '@sponsor/ui/sections';

/** What stopped a project before it was one; decides what is drawn on the lot. */
export type Obstacle = 'flood' | 'access' | 'competition' | 'price';

/** Leads to a table for spreadsheets, which the server makes of the same data at this address. */
export interface TableLink {
  label: string;
  href: `/${string}.csv`;
}

interface Totals extends TrackRecordWords {
  /** `fund`: the one whose document alone repeats the row. */
  rows: readonly (TrackRecordWords['rows'][number] & { fund?: FundKind })[];
}

interface WalkedAway extends TraitsWords {
  traits: readonly (Point & { obstacle: Obstacle; alternativeText: string })[];
}

/** Every project of the sponsor, and what the claims about all of them rest on. */
export interface ProjectsContent {
  ledger: ProjectLedgerWords & { file: TableLink };
  totals: Totals;
  walkedAway: WalkedAway;
  next: NextStepsWords & { documentLabel: string };
  notes: readonly Note[];
}
