import { type Database, type Queryable, StatementError } from './database.ts';

/** So long a reader waits for a list; a search that goes on would keep the database from everybody else. */
const patienceMs = 5_000;

const canceled = '57014';

/** What was asked for takes longer than somebody would wait. */
export class TooSlowError extends Error {
  override readonly name = 'TooSlowError';
}

/**
 * Looks for something by indexes alone, and no longer than somebody would wait. The embedded database cannot stop a
 * statement, and is not meant for so many rows.
 *
 * @throws TooSlowError when it takes longer.
 */
export async function findInTime<Found>(
  database: Database,
  find: (transaction: Queryable) => Promise<Found>,
): Promise<Found> {
  try {
    return await database.transaction(async (transaction) => {
      await transaction.query(
        `select set_config('statement_timeout', '${patienceMs}', true), set_config('enable_seqscan', 'off', true)`,
      );
      return find(transaction);
    });
  } catch (error) {
    throw error instanceof StatementError && error.code === canceled ? new TooSlowError() : error;
  }
}
