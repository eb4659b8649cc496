import { expect } from 'vitest';
import type { Queryable } from '../src/database/database.ts';

/** Resolves once a connection to this PostgreSQL database waits for another's lock. */
export async function untilLocked(database: Queryable): Promise<void> {
  const waiting = async () => {
    const { rows } = await database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
}
