import type { FactClaim, FigureClaim, Note, Prose } from '../claim.ts';
import type { NavigationLink, Point } from '../content.ts';
import type { Cents } from '../money.ts';
import type { FundKind } from './sponsor.ts';

/** What the sponsor still owes, in [brackets]: it counts in no total, and keeps the site from going live. */
export type Owed = `[${string}]`;

/** Decides how a project is drawn; the drawings may show something else under each name. */
export type ProjectKind = 'senior-living' | 'apartments' | 'flex' | 'storage';

/** One project, whatever became of it. */
export interface Project {
  /** Its own for ever: one that went wrong keeps its place. */
  number: number;
  name: string;
  kind: ProjectKind;
  what: Prose;
  where: string;
  /** Who owned it when it was built, or is to own it. */
  owner: string;
  /** `planned` until it can be used; `lost` if less came back than was put in. */
  state: 'planned' | 'built' | 'lost';
  /** What is the case today, in a few words. */
  status: string;
  budgetCents: Cents | Owed;
  /** Left out as long as it is not built. */
  actualCents?: Cents | Owed;
  monthsPlanned: number | Owed;
  /** From permit to certificate of occupancy; left out as long as it is not built. */
  monthsTaken?: number | Owed;
  /** One of those that what is claimed of the previous 24 months counts. */
  recent?: true;
  /** The sponsor still has to supply or confirm it: its amounts are shown in brackets. */
  sample?: true;
}

/** What stopped a project before it was one; decides what is drawn on the lot. */
export type Obstacle = 'flood' | 'access' | 'competition' | 'price';

/** Leads to a table for spreadsheets, which the server makes of the same data at this address. */
export interface TableLink {
  label: string;
  href: `/${string}.csv`;
}

/** Every project of the sponsor, and what the claims about all of them rest on. */
export interface ProjectsWords {
  heading: string;
  lede: Prose;
  ledger: {
    /** Names the table for those who hear it. */
    label: string;
    columns: Record<
      'number' | 'what' | 'where' | 'owner' | 'budget' | 'actual' | 'variance' | 'months' | 'status',
      string
    >;
    projects: readonly Project[];
    /** In the cells of what is not built. */
    notBuilt: string;
    /** Beside the status of a recent project, and what it means. */
    recent: { mark: string; label: string };
    /** Says who reports the amounts. */
    basis: FactClaim;
    /** On how to read the sheet. */
    note: string;
    /** Which rows are shown; all at first. */
    filter: { label: string; allLabel: string; states: Record<Project['state'], string> };
    /** The same rows for spreadsheets. */
    file: TableLink;
  };
  totals: {
    heading: string;
    introduction: string;
    columns: { figure: string; basis: string };
    /** `fund`: the one whose document alone repeats the row. */
    rows: readonly { claim: FigureClaim; basis: string; fund?: FundKind }[];
  };
  walkedAway: { heading: string; sites: readonly (Point & { obstacle: Obstacle; alternativeText: string })[] };
  next: { heading: string; text: string; documentLabel: string; actions: readonly NavigationLink[] };
  notes: readonly Note[];
}
