import process from 'node:process';
import { dump } from '../backup/dump.ts';
import { load } from '../backup/load.ts';
import { StartError } from '../base/start-error.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/connect.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { withProgress } from './progress.ts';
import { print, runCommand } from './run-command.ts';

await runCommand(async (target) => {
  if (target.kind === 'embedded') throw new StartError('Set DATABASE_URL to the empty PostgreSQL to move to.');
  const source = await openDatabase(readConfig({ ...process.env, DATABASE_URL: undefined }).database);
  try {
    await source.transaction((transaction) => load(target, withProgress(dump(transaction, new Date()))));
  } finally {
    await source.close();
  }
  print('Everything in DATA_DIR is in DATABASE_URL, and was read back. The server may be started on it now.');
  return printAuditVerdict(target);
}, openDatabase);
