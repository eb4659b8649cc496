import type { Allowance } from '../base/rate-limit.ts';
import type { Queryable } from '../database/database.ts';

/**
 * Takes one from the key's allowance, which all instances share. Returns 0, or the whole seconds until the next one is
 * available. Only the database's clock counts; a time beyond the longest possible wait is ignored, because the clock was set back.
 */
export function createSharedRateLimiter(database: Queryable, name: string, { burst, perMinute }: Allowance) {
  const eachMs = 60_000 / perMinute;
  const each = `interval '${eachMs} milliseconds'`;
  const most = `interval '${burst * eachMs} milliseconds'`;
  const believed = `case when known.whole_at <= statement_timestamp() + ${most}
    then greatest(known.whole_at, statement_timestamp()) else statement_timestamp() end`;

  return async (group: string): Promise<number> => {
    const key = `${name} ${group}`;
    const { affectedRows } = await database.query(
      `with gone as (
         delete from rate_limits where key in (
           select key from rate_limits where whole_at <= statement_timestamp() and key <> $1
           limit 10 for update skip locked
         )
       )
       insert into rate_limits as known (key, whole_at) values ($1, statement_timestamp() + ${each})
       on conflict (key) do update set whole_at = ${believed} + ${each}
       where ${believed} + ${each} <= statement_timestamp() + ${most}`,
      [key],
    );
    if (affectedRows > 0) return 0;
    const { rows } = await database.query<{ seconds: number }>(
      `select ceil(extract(epoch from whole_at + ${each} - ${most} - statement_timestamp()))::int as seconds
       from rate_limits where key = $1`,
      [key],
    );
    return Math.max(1, rows[0]?.seconds ?? 1);
  };
}
