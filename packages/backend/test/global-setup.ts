import { cpSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { connectDatabase, openDatabase } from '../src/database/connect.ts';
import { startPostgresql } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory without a table: to copy it takes a tenth of making one. */
    blankDataDir: string;
    /** A migrated one. */
    templateDataDir: string;
    /** Null when there is no PostgreSQL on this machine. */
    postgresqlUrl: string | null;
  }
}

/** Prepares what every test file copies, and takes it away at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-test-'));
  const blankDataDir = join(folder, 'blank');
  const templateDataDir = join(folder, 'template');
  const [server] = await Promise.all([
    startPostgresql(),
    openDatabase({ dataDir: blankDataDir }).then((database) => database.close()),
  ]);
  cpSync(blankDataDir, templateDataDir, { recursive: true });
  await (await connectDatabase({ dataDir: templateDataDir })).close();
  if (!server) {
    process.stdout.write('PostgreSQL was not tried: TEST_DATABASE_URL is not set and pg_ctl was not found.\n');
  }
  project.provide('blankDataDir', blankDataDir);
  project.provide('templateDataDir', templateDataDir);
  project.provide('postgresqlUrl', server?.url ?? null);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
