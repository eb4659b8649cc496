import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import process from 'node:process';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { dump } from '../backup/dump.ts';
import { writeParts } from '../backup/parts.ts';
import { StartError } from '../base/start-error.ts';
import { openDatabase, requireDatabase } from '../database/connect.ts';
import { withProgress } from './progress.ts';
import { print, runCommand } from './run-command.ts';

const [, , file] = process.argv;

await runCommand(
  async (database) => {
    if (file === undefined) throw new StartError('Name the file to write: npm run database:backup -- backup.gz');
    if (existsSync(file)) throw new StartError(`${file} is there already. Name another file.`);
    const unfinished = `${file}.unfinished`;
    try {
      await database.transaction(async (transaction) => {
        const text = writeParts(withProgress(dump(transaction, new Date())));
        // It holds every lead.
        const destination = createWriteStream(unfinished, { mode: 0o600, flush: true });
        await pipeline(Readable.from(text), createGzip(), destination);
      });
      await rename(unfinished, file);
    } finally {
      await rm(unfinished, { force: true });
    }
    print(`The backup is complete: ${file}`);
    return true;
  },
  (target) => openDatabase(requireDatabase(target)),
);
