/**
 * Notes keep their number for ever: 1-9 problem and solution, 10 economic impact, 11-18 terms and records,
 * 19 distributions, 20 results of one project, 21 equity of one project.
 */
export type NoteNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19 | 20 | 21;

export interface Note {
  number: NoteNumber;
  text: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

interface Statement {
  /** Unique among all claims. */
  id: string;
  /** The whole statement, or what `figure` stands for. */
  text: string;
  /** Shown large before `text`. */
  figure?: string;
  notes: readonly [NoteNumber, ...NoteNumber[]];
  /** The day on which the statement held, `2025-06-30`. */
  asOf?: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** Something that has happened or is so. */
export interface FactClaim extends Statement {
  kind: 'fact';
}

/** A condition of an offering. */
export interface TermClaim extends Statement {
  kind: 'term';
}

/** Something hoped for: never shown without its risk and without saying whether any of it has been paid. */
export interface TargetClaim extends Statement {
  kind: 'target';
  risk: string;
  paid: string;
}

export type Claim = FactClaim | TermClaim | TargetClaim;

/** A paragraph in which claims sit; the strings between them state no figure. */
export type Prose = readonly (string | Claim)[];

/** The claims of a paragraph, in reading order. */
export function claimsIn(prose: Prose): Claim[] {
  return prose.filter((part) => typeof part !== 'string');
}

/** The notes that these claims refer to, each once, in the order of their numbers. */
export function notesOf(claims: Iterable<Claim>, registry: Record<NoteNumber, Note>): Note[] {
  const numbers = new Set(Array.from(claims, (claim) => claim.notes).flat());
  return Array.from(numbers, (number) => registry[number]).toSorted((one, other) => one.number - other.number);
}
