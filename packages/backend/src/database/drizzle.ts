import { drizzle, type PgRemoteDatabase } from 'drizzle-orm/pg-proxy';
import type { QueryResult } from './database.ts';

type RunForDrizzle = (text: string, params: readonly unknown[]) => Promise<QueryResult<unknown>>;

/** `run` answers rows as arrays, with dates and times as PostgreSQL's text. */
export function createDrizzle(run: RunForDrizzle): PgRemoteDatabase {
  return drizzle(async (text, params, method) => {
    const { rows, affectedRows } = await run(text, params);
    // Without `returning` a write has no rows; better-auth then reads how many rows it changed from the first entry.
    return { rows: method === 'execute' && rows.length === 0 ? [{ affectedRows }] : rows };
  });
}
