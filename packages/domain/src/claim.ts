export interface Note {
  /** From 1. Permanent, because printed and quoted texts refer to it. */
  number: number;
  text: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** A sponsor's notes, by number. */
export type NoteRegistry = Readonly<Record<number, Note>>;

interface Statement {
  /** Unique among all claims. */
  id: string;
  /** The full statement, or the text that belongs to `figure`. */
  text: string;
  /** Shown in large type before `text`. */
  figure?: string;
  /** Numbers of the notes that it needs. */
  notes: readonly [number, ...number[]];
  /** The day on which the statement was true, `2025-06-30`. */
  asOf?: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** A statement about the past or present. */
export interface FactClaim extends Statement {
  kind: 'fact';
}

/** A condition of an offering. */
export interface TermClaim extends Statement {
  kind: 'term';
}

/** A hoped-for result: never shown without its risk and whether any of it has been paid. */
export interface TargetClaim extends Statement {
  kind: 'target';
  risk: string;
  paid: string;
}

export type Claim = FactClaim | TermClaim | TargetClaim;

/** A claim with a figure for large type. */
export type FigureClaim<Kind extends Claim = Claim> = Kind & { figure: string };

/**
 * A paragraph with claims; the strings between them contain no figure. It contains no target, because no later text
 * would state its risk.
 */
export type Prose = readonly (string | FactClaim | TermClaim)[];

/** A paragraph that is followed by the risk of each of its targets, and whether any of it has been paid. */
export type ProseWithTargets = readonly (string | Claim)[];

const kinds: readonly unknown[] = ['fact', 'term', 'target'] satisfies Claim['kind'][];

/** Checks only the kind, so that an incomplete claim is found and can be refused. */
export function isClaim(data: object): data is Claim {
  return 'kind' in data && kinds.includes(data.kind);
}

/** Returns every claim in any data, at any depth, in reading order, including repetitions. */
export function claimsIn(data: unknown): Claim[] {
  if (typeof data !== 'object' || data === null) return [];
  return isClaim(data) ? [data] : Object.values(data).flatMap((part) => claimsIn(part));
}

/**
 * Returns the notes that the claims in any data refer to, each once, in the order of their numbers, from a registry or
 * an unordered list of notes. Throws if the sponsor has no such note.
 */
export function notesOf(data: unknown, registry: NoteRegistry): Note[] {
  const numbers = new Set(claimsIn(data).flatMap((claim) => claim.notes));
  // TypeScript accepts a list as a registry, but its indexes are no note numbers.
  const notes = new Map(Object.values(registry).map((note) => [note.number, note]));
  const noteOf = (number: number): Note => {
    const note = notes.get(number);
    if (!note) throw new Error(`A claim refers to note ${number}, which is not among the notes.`);
    return note;
  };
  return Array.from(numbers, noteOf).toSorted((one, other) => one.number - other.number);
}

/** Returns the words of a page together with the notes of its claims, and of other data that the page shows. */
// @__NO_SIDE_EFFECTS__
export function withNotes<Words extends object>(
  registry: NoteRegistry,
  words: Words,
  ...shownToo: readonly object[]
): Words & { notes: Note[] } {
  return { ...words, notes: notesOf([words, shownToo], registry) };
}
