import type { Database } from '../database/database.ts';

/** The tables with data that persons sent, and what staff wrote about them. */
const tables = ['leads', 'submissions', 'lead_events', 'deliveries', 'privacy_requests'];

/** Rewriting this much takes some ten seconds, in which nobody is served. */
const maxMegabytes = 100;

export type ScrubOutcome = 'nothing to do' | 'scrubbed' | 'too large';

/**
 * Removes erased data from the files of the embedded database, unless that has been done already: a blanked row stays in its
 * file, and written data stays in the write-ahead log. `VACUUM` alone leaves old bytes within pages, so tables are rewritten,
 * one statement each, and leads are stored in between. On PostgreSQL it does nothing: that is the operator's task.
 *
 * @returns `too large` if a table was skipped because rewriting it would keep visitors waiting.
 */
export async function scrub(database: Database): Promise<ScrubOutcome> {
  if (database.kind !== 'embedded') return 'nothing to do';
  const { rows } = await database.query<{ erasures: string; due: boolean }>(
    `select last_value::text as erasures, is_called and last_value <> scrubbed.erasures as due from erasures, scrubbed`,
  );
  const [state] = rows;
  if (!state?.due) return 'nothing to do';
  const small = await database.query<{ name: string }>(
    `select name from unnest($1::text[]) as name where pg_total_relation_size(name::regclass) <= $2::bigint`,
    [tables, maxMegabytes * 1024 * 1024],
  );
  // The planner's statistics contain addresses too, so compute them again and remove the old ones like the rest.
  for (const { name } of small.rows) await database.exec(`vacuum (full, analyze) ${name}`);
  await database.exec('vacuum full pg_statistic');
  await leaveOldLog(database);
  await database.query('update scrubbed set erasures = $1::bigint', [state.erasures]);
  return small.rows.length === tables.length ? 'scrubbed' : 'too large';
}

/**
 * Switches to a new segment of the log and removes the earlier ones, including those that earlier releases kept for reuse
 * with their contents.
 */
async function leaveOldLog(database: Database): Promise<void> {
  const { rows } = await database.query<{ kept: number }>(
    `select count(*)::int as kept from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  );
  for (let left = rows[0]?.kept ?? 0; left >= 0; left -= 1) {
    // PostgreSQL does not leave a segment to which nothing was written.
    await database.exec(`select pg_logical_emit_message(true, 'scrub', '')`);
    await database.exec('select pg_switch_wal()');
  }
  await database.exec('checkpoint');
}
