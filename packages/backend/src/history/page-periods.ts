import type { PageWording } from '@sponsor/domain';

/** A page that no server has shown for this long was not live; a restart is shorter. */
export const maxGapMs = 15 * 60_000;

export interface PeriodRow {
  path: string;
  hash: string;
  words: string;
  first_seen: Date;
  last_seen: Date;
}

interface Run {
  words: string;
  from: Date;
  until: Date;
  /** The most recent period is first. */
  versions: string[];
}

/**
 * Returns the revisions of one page, newest first, from its periods in the order of their beginnings. Versions that differ
 * only in looks are one revision; the same text after a gap, or after another text, is a new one.
 */
export function wordingsOf(rows: readonly PeriodRow[], now: Date): PageWording[] {
  const runs: Run[] = [];
  for (const { words, hash, first_seen: from, last_seen: until } of rows) {
    const last = runs.at(-1);
    if (last?.words === words && from.getTime() - last.until.getTime() <= maxGapMs) {
      last.versions = [hash, ...last.versions.filter((version) => version !== hash)];
      if (until > last.until) last.until = until;
    } else runs.push({ words, from, until, versions: [hash] });
  }
  return runs.toReversed().map(({ from, until, versions }) => {
    const replaced = runs.some((other) => other.from > from && other.until >= until);
    const live = !replaced && now.getTime() - until.getTime() <= maxGapMs;
    return { from: from.toISOString(), until: live ? null : until.toISOString(), versions };
  });
}
