import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { z } from 'zod';
import { DurableNodeFS } from './durable-node-fs.ts';
import type { EmbeddedAnswer, EmbeddedCommand, EmbeddedReply, EmbeddedRequest } from './embedded-protocol.ts';
import { syncPath, syncTree } from './sync-tree.ts';

// PostgreSQL runs on this thread, so that a query and its fsync never hold up the thread that serves pages.

// The optimizing compiler takes 500 MB for a moment, and what its code gains is lost in waiting for the disk.
setFlagsFromString('--no-wasm-tier-up');
setFlagsFromString('--no-wasm-dynamic-tiering');

const errorShape = z.object({ message: z.string(), code: z.string().optional(), constraint: z.string().optional() });
const { directory } = z.object({ directory: z.string() }).parse(workerData);
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

if (!existsSync(directory)) await createDatabase();
const database = await openDatabase(directory);

port.on('message', ({ id, command }: EmbeddedRequest) => {
  void replyTo(id, command).then((reply) => port.postMessage(reply));
});
port.postMessage('ready');

async function replyTo(id: number, command: EmbeddedCommand): Promise<EmbeddedReply> {
  try {
    return { id, answer: await run(command) };
  } catch (error) {
    return { id, error: describe(error) };
  }
}

async function run(command: EmbeddedCommand): Promise<EmbeddedAnswer> {
  if (command.kind === 'query') {
    const { rows, affectedRows = 0 } = await database.query(command.text, [...command.params]);
    return { rows, affectedRows };
  }
  await (command.kind === 'exec' ? database.exec(command.text) : database.close());
  return { rows: [], affectedRows: 0 };
}

function describe(error: unknown) {
  const { message, code, constraint } = errorShape.parse(error);
  return { message, ...(code && { code }), ...(constraint && { constraint }) };
}

function openDatabase(path: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(path),
    extensions: { pg_trgm },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      '-c',
      'fsync=on',
      '-c',
      'wal_sync_method=fsync',
      '-c',
      'timezone=UTC',
      // An eighth of what PostgreSQL takes by itself. The files behind it are in the system's cache, so nothing is slower.
      '-c',
      'shared_buffers=16MB',
    ],
  });
}

/** Takes its name only when it is complete and on disk, so that a kill or a power cut never leaves half a database. */
async function createDatabase(): Promise<void> {
  const unfinished = `${directory}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  const created = await openDatabase(unfinished);
  await created.close();
  syncTree(unfinished);
  await rename(unfinished, directory);
  syncPath(dirname(directory));
}
