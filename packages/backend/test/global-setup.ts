import { cpSync, mkdirSync } from 'node:fs';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../src/database/connect.ts';
import { createEmbedded } from '../src/database/create-embedded.ts';
import { databaseIn } from '../src/database/data-directory.ts';
import { migratePostgresql } from '../src/database/postgresql.ts';
import { createOwnDatabase, startPostgresql } from './postgresql-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory without tables: copying it takes a tenth of the time of creating one. */
    blankDataDir: string;
    /** A migrated one. */
    templateDataDir: string;
    /** A server and the name of a migrated database on it; null if this machine has none. */
    postgresql: { url: string; template: string } | null;
  }
}

/** Prepares the templates that every test file copies, and removes them at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-test-'));
  const blankDataDir = join(folder, 'blank');
  const templateDataDir = join(folder, 'template');
  mkdirSync(blankDataDir);
  const [server] = await Promise.all([startPostgresql(), createEmbedded(databaseIn(blankDataDir))]);
  cpSync(blankDataDir, templateDataDir, { recursive: true });
  await (await connectDatabase({ dataDir: templateDataDir })).close();
  const template = server && (await createOwnDatabase(server.url));
  if (template) await migratePostgresql(template.databaseUrl);
  else {
    process.stdout.write('PostgreSQL was skipped: TEST_DATABASE_URL is not set and pg_ctl was not found.\n');
  }
  project.provide('blankDataDir', blankDataDir);
  project.provide('templateDataDir', templateDataDir);
  project.provide(
    'postgresql',
    server && template ? { url: server.url, template: new URL(template.databaseUrl).pathname.slice(1) } : null,
  );
  return async () => {
    await template?.remove();
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
