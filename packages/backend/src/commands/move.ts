import process from 'node:process';
import { dump } from '../backup/dump.ts';
import { load } from '../backup/load.ts';
import { StartError } from '../base/start-error.ts';
import { readConfig } from '../config.ts';
import { type DatabaseTarget, openDatabase, requireDatabase } from '../database/connect.ts';
import type { Database } from '../database/database.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { withProgress } from './progress.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async (target) => {
  const source = await openDatabase(requireDatabase(readConfig({ ...process.env, DATABASE_URL: undefined }).database));
  try {
    await source.transaction((transaction) => load(target, withProgress(dump(transaction, new Date()))));
  } finally {
    await source.close();
  }
  print('Everything in DATA_DIR is in DATABASE_URL, and was read back. Start the server on it now, with what is in');
  print('database.secret of DATA_DIR as SESSION_SECRET: authenticator codes are sealed with it.');
  return printAuditVerdict(target);
}, openTarget);

async function openTarget(target: DatabaseTarget): Promise<Database> {
  if ('dataDir' in target) throw new StartError('Set DATABASE_URL to the empty PostgreSQL to move to.');
  return openDatabase(target);
}
