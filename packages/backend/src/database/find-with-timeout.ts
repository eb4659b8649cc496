import { type Database, type Queryable, StatementError } from './database.ts';

/** The longest that a reader waits for a list; a longer search would keep the database from everyone else. */
const timeoutMs = 5_000;

const canceled = '57014';

/** A search that took longer than a reader would wait. */
export class SearchTimeoutError extends Error {
  override readonly name = 'TooSlowError';
}

/**
 * Searches by indexes only, and no longer than a reader would wait. The embedded database cannot cancel a statement, and is
 * not meant for that many rows.
 *
 * @throws SearchTimeoutError if it takes longer.
 */
export async function findWithTimeout<Found>(
  database: Database,
  find: (transaction: Queryable) => Promise<Found>,
): Promise<Found> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('statement_timeout', '${timeoutMs}', true), set_config('enable_seqscan', 'off', true)`,
      );
      return find(transaction);
    });
  } catch (error) {
    throw error instanceof StatementError && error.code === canceled ? new SearchTimeoutError() : error;
  }
}
