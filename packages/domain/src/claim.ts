export interface Note {
  /** From 1. It is the note's for ever: what was printed or quoted refers to it. */
  number: number;
  text: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** The notes that a sponsor has, by their numbers. */
export type NoteRegistry = Readonly<Record<number, Note>>;

interface Statement {
  /** Unique among all claims. */
  id: string;
  /** The whole statement, or what `figure` stands for. */
  text: string;
  /** Shown large before `text`. */
  figure?: string;
  /** Numbers of the notes that it needs. */
  notes: readonly [number, ...number[]];
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

/** A claim that has a figure to be set large. */
export type FigureClaim<Kind extends Claim = Claim> = Kind & { figure: string };

/** A paragraph in which claims sit; the strings between them state no figure. It names no target: nothing after it would say its risk. */
export type Prose = readonly (string | FactClaim | TermClaim)[];

/** A paragraph that is followed by the risk of every target that it names, and whether any of it has been paid. */
export type ProseWithTargets = readonly (string | Claim)[];

const kinds: readonly unknown[] = ['fact', 'term', 'target'] satisfies Claim['kind'][];

/** By its kind alone, so that one with something missing is found and can be refused. */
export function isClaim(data: object): data is Claim {
  return 'kind' in data && kinds.includes(data.kind);
}

/** Every claim in any data, however deep, in reading order; as often as it stands there. */
export function claimsIn(data: unknown): Claim[] {
  if (typeof data !== 'object' || data === null) return [];
  return isClaim(data) ? [data] : Object.values(data).flatMap((part) => claimsIn(part));
}

/**
 * The notes that the claims in any data refer to, each once, in the order of their numbers: of a registry, or of a list of notes in
 * whatever order. Throws where the sponsor has no such note.
 */
export function notesOf(data: unknown, registry: NoteRegistry): Note[] {
  const numbers = new Set(claimsIn(data).flatMap((claim) => claim.notes));
  // A list is a registry to TypeScript, and its places are no numbers of notes.
  const notes = new Map(Object.values(registry).map((note) => [note.number, note]));
  const noteOf = (number: number): Note => {
    const note = notes.get(number);
    if (!note) throw new Error(`A claim refers to note ${number}, which is not among the notes.`);
    return note;
  };
  return Array.from(numbers, noteOf).toSorted((one, other) => one.number - other.number);
}

/** The words of a page together with the notes of what they claim, and of what else the page shows. */
// @__NO_SIDE_EFFECTS__
export function withNotes<Words extends object>(
  registry: NoteRegistry,
  words: Words,
  ...shownToo: readonly object[]
): Words & { notes: Note[] } {
  return { ...words, notes: notesOf([words, shownToo], registry) };
}
