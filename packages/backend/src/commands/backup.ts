import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dump } from '../backup/dump.ts';
import { createEncryption } from '../backup/encryption.ts';
import { writeParts } from '../backup/parts.ts';
import { StartError } from '../base/start-error.ts';
import { openDatabase, requireDatabase } from '../database/connect.ts';
import { withProgress } from './progress.ts';
import { print, readArguments, runCommand } from './run-command.ts';

await runCommand(
  async (database, { backupPassphrase: passphrase }) => {
    const { file, values } = readArguments(
      'Usage: npm run database:backup -- backup.gz.age [--recipient age1…] [--recipient age1…]',
      { recipient: { type: 'string', multiple: true, default: [] } },
    );
    if (existsSync(file)) throw new StartError(`${file} already exists. Choose another file.`);
    const encrypt = createEncryption({ recipients: values.recipient, passphrase });
    const unfinished = `${file}.unfinished`;
    try {
      await database.transaction(async (transaction) => {
        const text = Readable.from(writeParts(withProgress(dump(transaction, new Date()))));
        // The file contains every lead.
        const destination = createWriteStream(unfinished, { mode: 0o600, flush: true });
        if (encrypt) await pipeline(text, createGzip(), encrypt, destination);
        else await pipeline(text, createGzip(), destination);
      });
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    print(`The backup is complete: ${file}`);
    if (!encrypt) print('It is not encrypted: to encrypt it, pass --recipient or set BACKUP_PASSPHRASE.');
    return true;
  },
  (target) => openDatabase(requireDatabase(target)),
);
