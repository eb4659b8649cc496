import { connectDatabase } from '../src/database/connect.ts';
import type { Database } from '../src/database/database.ts';
import { createTestTarget } from './databases.ts';

export interface ClockedDatabase extends Database {
  /** Moves the database's clock by this many milliseconds, in either direction; otherwise it does not move. */
  moveClock(ms: number): Promise<void>;
}

const searchPath = 'public, fake_clock, pg_catalog';

/** A new, migrated database whose `statement_timestamp()` is set by the test. */
export async function openClockedDatabase(kind: Database['kind']): Promise<ClockedDatabase> {
  const { target, remove } = await createTestTarget(kind);
  let database = await connectDatabase(target);
  await database.exec(`
    create schema fake_clock;
    create table fake_clock.reading (at timestamptz not null);
    insert into fake_clock.reading values ('2026-03-01T15:00:00Z');
    create function fake_clock.statement_timestamp() returns timestamptz language sql stable
      as 'select at from fake_clock.reading';`);
  if (kind === 'embedded') await database.exec(`set search_path = ${searchPath}`);
  else {
    // Every connection of the pool must find the fake function first.
    await database.exec(`do $$ begin
      execute format('alter database %I set search_path = ${searchPath}', current_database());
    end $$`);
    await database.close();
    database = await connectDatabase(target);
  }
  return {
    ...database,
    async moveClock(ms) {
      await database.query(`update fake_clock.reading set at = at + $1::int * interval '1 millisecond'`, [ms]);
    },
    async close() {
      await database.close();
      await remove();
    },
  };
}
