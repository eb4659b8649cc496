import type { Database } from '../database/database.ts';

/** The tables that hold what persons sent, and what staff wrote about them. */
const tables = ['leads', 'submissions', 'lead_events', 'deliveries', 'privacy_requests'];

/** Writing so much anew takes some ten seconds, in which nobody is served. */
const mostMegabytes = 100;

export type ScrubOutcome = 'nothing to do' | 'scrubbed' | 'too large';

/**
 * Removes from the files of the embedded database what was erased in it, where that has not been done yet: a blanked row
 * stays in its file, and what was once written stays in the log. `VACUUM` alone leaves old bytes within pages, so tables
 * are written anew, one statement each, between which leads are taken. On a PostgreSQL it does nothing: it is the operator's.
 *
 * @returns `too large` when a table was left as it is, since to write it anew would keep visitors waiting.
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
    [tables, mostMegabytes * 1024 * 1024],
  );
  // The planner's figures hold addresses too: they are reckoned anew, and the old ones removed like the rest.
  for (const { name } of small.rows) await database.exec(`vacuum (full, analyze) ${name}`);
  await database.exec('vacuum full pg_statistic');
  await leaveOldLog(database);
  await database.query('update scrubbed set erasures = $1::bigint', [state.erasures]);
  return small.rows.length === tables.length ? 'scrubbed' : 'too large';
}

/**
 * Goes on in a new segment of the log, and removes those before it. Earlier releases kept old ones for later use, with all
 * that is in them: these are passed over too.
 */
async function leaveOldLog(database: Database): Promise<void> {
  const { rows } = await database.query<{ kept: number }>(
    `select count(*)::int as kept from pg_ls_waldir()
     where name ~ '^[0-9A-F]{24}$' and name > pg_walfile_name(pg_current_wal_insert_lsn())`,
  );
  for (let left = rows[0]?.kept ?? 0; left >= 0; left -= 1) {
    // There is no leaving a segment in which nothing is written.
    await database.exec(`select pg_logical_emit_message(true, 'scrub', '')`);
    await database.exec('select pg_switch_wal()');
  }
  await database.exec('checkpoint');
}
