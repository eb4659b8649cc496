import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { openBackup } from '../backup/encryption.ts';
import { load } from '../backup/load.ts';
import { readParts } from '../backup/parts.ts';
import { StartError } from '../base/start-error.ts';
import { openDatabase } from '../database/connect.ts';
import { StatementError } from '../database/database.ts';
import { printAuditVerdict } from './print-audit-verdict.ts';
import { withProgress } from './progress.ts';
import { print, readArguments, runCommand } from './run-command.ts';

let backup: Readable;

await runCommand(
  async (database) => {
    const read = (text: AsyncIterable<Buffer>) => load(database, withProgress(readParts(text)));
    await pipeline(backup, createGunzip(), read).catch((cause: unknown) => {
      if (cause instanceof StartError || cause instanceof StatementError) throw cause;
      throw new StartError('The backup cannot be read to its end: it is damaged, or not a backup.', { cause });
    });
    print('The backup was restored completely and verified.');
    return printAuditVerdict(database);
  },
  async (target, { backupPassphrase: passphrase }) => {
    const { file, values } = readArguments('Usage: npm run database:restore -- backup.gz.age [--identity key.txt]', {
      identity: { type: 'string' },
    });
    // Check the key first: with a wrong one, no database is created.
    backup = await openBackup(file, { identityFile: values.identity, passphrase });
    return openDatabase(target);
  },
);
