import { createEmbedded } from './create-embedded.ts';
import { DataDirectoryError, databaseIn, prepareDataDirectory } from './data-directory.ts';
import { lockDataDirectory } from './data-directory-lock.ts';
import { type Database, type Queryable, rowsAs } from './database.ts';
import { type EmbeddedSession, startEmbeddedSession } from './embedded-session.ts';
import { createMutex } from './mutex.ts';

/**
 * Opens PGlite: PostgreSQL inside this process, with every commit on disk before it is acknowledged.
 *
 * @param onBroken is called once it can never answer again and another process must open it.
 * @throws DataDirectoryError
 */
export async function openEmbeddedDatabase(dataDir: string, onBroken: (reason: string) => void): Promise<Database> {
  prepareDataDirectory(dataDir);
  const unlock = lockDataDirectory(dataDir);
  try {
    await createEmbedded(databaseIn(dataDir));
    return databaseOver(await startEmbeddedSession(databaseIn(dataDir), onBroken), unlock);
  } catch (error) {
    unlock();
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new DataDirectoryError(`The database in ${dataDir} cannot be opened: ${reason}`, { cause: error });
  }
}

function databaseOver(session: EmbeddedSession, unlock: () => void): Database {
  // All callers share one session, so a transaction excludes them until it ends.
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
