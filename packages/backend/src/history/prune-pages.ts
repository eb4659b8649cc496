import type { Queryable } from '../database/database.ts';

/**
 * Deletes versions that have not been live for this many years and that no submission refers to. Returns how many there were.
 */
export async function prunePages(database: Queryable, years: number, now: Date): Promise<number> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - years);
  // Search the submissions only if something is old enough.
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
