import type { Queryable } from '../database/database.ts';

/**
 * Forgets versions that have not been live for so many years and that no submission names. How many there were.
 */
export async function prunePages(database: Queryable, years: number, now: Date): Promise<number> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  // Only when something is old enough are the submissions looked through.
  const { rows } = await database.query<{ version: string }>(
    'select version from page_periods group by version having max(last_seen) < $1::timestamptz',
    [limit],
  );
  if (rows.length === 0) return 0;
  const { affectedRows } = await database.query(
    `delete from page_versions where hash = any($1::text[])
       and hash not in (select context ->> 'pageVersion' from submissions where context ? 'pageVersion')`,
    [rows.map(({ version }) => version)],
  );
  return affectedRows;
}
