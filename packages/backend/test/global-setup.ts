import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/database/connect.ts';
import { startPostgresql } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated data directory: to copy it takes a tenth of making one. */
    templateDataDir: string;
    /** Null when there is no PostgreSQL on this machine. */
    postgresqlUrl: string | null;
  }
}

/** Prepares what every test file copies, and takes it away at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-test-'));
  const templateDataDir = join(folder, 'template');
  const [server] = await Promise.all([
    startPostgresql(),
    connectDatabase({ dataDir: templateDataDir }).then((database) => database.close()),
  ]);
  if (!server) {
    process.stdout.write('PostgreSQL was not tried: TEST_DATABASE_URL is not set and pg_ctl was not found.\n');
  }
  project.provide('templateDataDir', templateDataDir);
  project.provide('postgresqlUrl', server?.url ?? null);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
