import type { Prose } from './claim.ts';
import type { Cents } from './money.ts';

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
