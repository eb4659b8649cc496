import { createReadStream } from 'node:fs';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { load } from '../backup/load.ts';
import { readParts } from '../backup/parts.ts';
import { StartError } from '../base/start-error.ts';
import { openDatabase } from '../database/connect.ts';
import { StatementError } from '../database/database.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { withProgress } from './progress.ts';
import { print, runCommand } from './run-command.ts';

const [, , file] = process.argv;

await runCommand(async (database) => {
  if (file === undefined) throw new StartError('Name the file to read: npm run database:restore -- backup.gz');
  const read = (text: AsyncIterable<Buffer>) => load(database, withProgress(readParts(text)));
  await pipeline(createReadStream(file), createGunzip(), read).catch((cause: unknown) => {
    if (cause instanceof StartError || cause instanceof StatementError) throw cause;
    throw new StartError(`${file} cannot be read to its end: it is damaged, or no backup.`, { cause });
  });
  print('Everything in the backup is in the database, and was read back.');
  return printAuditVerdict(database);
}, openDatabase);
