import { type Claim, claimsIn, type Note, type NoteRegistry } from './claim.ts';
import type { NavigationLink } from './content.ts';

/** A day such as `2025-06-30`, or a [bracketed] placeholder that is still to be supplied. */
export type SuppliedDay = string;

/** Text that was published and no longer is. */
export interface EarlierWording {
  text: string;
  from: SuppliedDay;
  /** The first day without it. */
  until: SuppliedDay;
  /** The reason for the change, in a sentence. */
  because: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** Earlier wordings by claim id, newest first. Separate from the claims, because scripts include those. */
export type ClaimHistory = Readonly<Record<string, readonly EarlierWording[]>>;

/** Text that no page contains anymore, and where it was. */
export interface WithdrawnWording extends EarlierWording {
  /** Unique among all claims. */
  id: string;
  saidOn: string;
}

/** A page, and all the data that it shows. */
export interface ClaimPage {
  page: NavigationLink;
  shown: unknown;
}

/** Related notes, such as those of one fund. */
export interface ClaimTopic {
  /** The anchor that links point to. */
  id: string;
  heading: string;
  notes: readonly number[];
  withdrawn?: readonly WithdrawnWording[];
}

/** A claim with its current wording, its date, its earlier wordings, and the pages that show it. */
export interface RegisteredClaim {
  claim: Claim;
  since: SuppliedDay;
  /** Newest first. */
  earlier: readonly EarlierWording[];
  shownOn: readonly NavigationLink[];
}

/** A note, and every claim for which it is the first note. */
export interface RegisteredNote {
  note: Note;
  claims: readonly RegisteredClaim[];
}

export interface RegisteredTopic extends Omit<ClaimTopic, 'notes'> {
  notes: readonly RegisteredNote[];
}

/** The sources of a register, besides the pages and the notes. */
export interface ClaimSources {
  topics: readonly ClaimTopic[];
  history: ClaimHistory;
  /** The date of claims that have never been worded differently. */
  published: SuppliedDay;
}

/**
 * Returns every claim of the pages, once, under the first of its notes. Throws if that note belongs to no topic, and
 * for the history of a claim that no page shows: neither may be lost.
 */
export function registerClaims(
  pages: readonly ClaimPage[],
  { topics, history, published }: ClaimSources,
  notes: NoteRegistry,
): RegisteredTopic[] {
  const shown = new Map<string, { claim: Claim; shownOn: NavigationLink[] }>();
  for (const { page, shown: data } of pages) {
    for (const claim of new Set(claimsIn(data))) {
      const entry = shown.get(claim.id) ?? { claim, shownOn: [] };
      entry.shownOn.push(page);
      shown.set(claim.id, entry);
    }
  }
  const forgotten = Object.keys(history).filter((id) => !shown.has(id));
  if (forgotten.length > 0) throw new Error(`No page shows what has a history: ${forgotten.join(', ')}.`);

  const registered = [...shown.values()];
  const listed = new Set(topics.flatMap((topic) => topic.notes));
  const homeless = registered.filter(({ claim }) => !listed.has(claim.notes[0]));
  if (homeless.length > 0) throw new Error(`No topic lists note ${homeless[0]?.claim.notes[0]}.`);

  return topics.map(({ notes: numbers, ...topic }) => ({
    ...topic,
    notes: numbers.flatMap((number) => {
      const note = notes[number];
      const claims = registered.filter(({ claim }) => claim.notes[0] === number).map(withHistory);
      return note && claims.length > 0 ? [{ note, claims }] : [];
    }),
  }));

  function withHistory({ claim, shownOn }: { claim: Claim; shownOn: NavigationLink[] }): RegisteredClaim {
    const earlier = history[claim.id] ?? [];
    return { claim, since: earlier[0]?.until ?? published, earlier, shownOn };
  }
}
