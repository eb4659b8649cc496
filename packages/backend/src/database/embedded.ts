import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type Database, type Queryable, rowsAs } from './database.ts';
import { type EmbeddedSession, startEmbeddedSession } from './embedded-session.ts';
import { createMutex } from './mutex.ts';

/**
 * Opens PGlite: PostgreSQL inside this process, with every commit on disk before it is answered.
 *
 * @throws DataDirectoryInUseError
 */
export async function openEmbeddedDatabase(dataDir: string): Promise<Database> {
  // The leads in it are nobody else's business on a shared machine.
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockDataDirectory(dataDir);
  try {
    return databaseOver(await startEmbeddedSession(join(dataDir, 'database')), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function databaseOver(session: EmbeddedSession, unlock: () => void): Database {
  // One session serves everybody, so a transaction keeps all others out until it ends.
  const exclusively = createMutex();
  const direct: Queryable = {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      return rowsAs<Row>(await session.run({ kind: 'query', text, params }));
    },
  };
  const exec = async (text: string) => void (await session.run({ kind: 'exec', text }));

  return {
    kind: 'embedded',
    query: (text, params) => exclusively(() => direct.query(text, params)),
    exec: (sql) => exclusively(() => exec(sql)),
    transaction: (work) =>
      exclusively(async () => {
        await exec('begin');
        try {
          const result = await work(direct);
          await exec('commit');
          return result;
        } catch (error) {
          await exec('rollback');
          throw error;
        }
      }),
    close: () =>
      exclusively(async () => {
        try {
          await session.run({ kind: 'close' });
        } finally {
          await session.stop();
          unlock();
        }
      }),
  };
}
