import type { PageWording } from '@sponsor/domain';

/** After so long without a server that shows it, a page was not live: a restart is no break. */
export const breakMs = 15 * 60_000;

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
  /** The one seen last is first. */
  versions: string[];
}

/**
 * The wordings of one page, newest first, from its periods in the order of their beginnings. Versions that only look
 * different are one wording; the same words after a break, or after others, are another time.
 */
export function wordingsOf(rows: readonly PeriodRow[], now: Date): PageWording[] {
  const runs: Run[] = [];
  for (const { words, hash, first_seen: from, last_seen: until } of rows) {
    const last = runs.at(-1);
    if (last?.words === words && from.getTime() - last.until.getTime() <= breakMs) {
      last.versions = [hash, ...last.versions.filter((version) => version !== hash)];
      if (until > last.until) last.until = until;
    } else runs.push({ words, from, until, versions: [hash] });
  }
  return runs.toReversed().map(({ from, until, versions }) => {
    const replaced = runs.some((other) => other.from > from && other.until >= until);
    const live = !replaced && now.getTime() - until.getTime() <= breakMs;
    return { from: from.toISOString(), until: live ? null : until.toISOString(), versions };
  });
}
