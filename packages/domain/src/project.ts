import type { Prose } from './claim.ts';
import type { Cents } from './money.ts';

/** In [brackets], a fact that the sponsor still has to supply: it counts in no total, and keeps the site from going live. */
export type Owed = `[${string}]`;

/** Decides the drawing of a project; each sponsor's drawings may show something else under each name. */
export type ProjectKind = 'senior-living' | 'apartments' | 'flex' | 'storage';

/** One project, whatever its outcome. */
export interface Project {
  /** Never reused: a failed project keeps its number. */
  number: number;
  name: string;
  kind: ProjectKind;
  what: Prose;
  where: string;
  /** The owner when it was built, or the intended one. */
  owner: string;
  /** `planned` until it can be used; `lost` if less was returned than was invested. */
  state: 'planned' | 'built' | 'lost';
  /** Its current state, in a few words. */
  status: string;
  budgetCents: Cents | Owed;
  /** Omit it until it is built. */
  actualCents?: Cents | Owed;
  monthsPlanned: number | Owed;
  /** From permit to certificate of occupancy; omit it until it is built. */
  monthsTaken?: number | Owed;
  /** Whether it counts for claims about the previous 24 months. */
  recent?: true;
  /** The sponsor still has to supply or confirm it: its amounts are shown in brackets. */
  sample?: true;
}
