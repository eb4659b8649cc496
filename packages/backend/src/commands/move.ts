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
  print(
    'Everything in DATA_DIR was copied to DATABASE_URL and verified. Now start the server on it, with the content of',
  );
  print('DATA_DIR/database.secret as SESSION_SECRET: authenticator codes are encrypted with it.');
  return printAuditVerdict(target);
}, openTarget);

async function openTarget(target: DatabaseTarget): Promise<Database> {
  if ('dataDir' in target) throw new StartError('Set DATABASE_URL to the empty PostgreSQL database to move to.');
  return openDatabase(target);
}
