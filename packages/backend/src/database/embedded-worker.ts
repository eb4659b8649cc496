import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { EmbeddedAnswer, EmbeddedCommand, EmbeddedReply, EmbeddedRequest } from './embedded-protocol.ts';
import { openPGlite } from './open-pglite.ts';

// PostgreSQL runs on this thread so that queries and their fsync never block the thread that serves pages.

const errorShape = z.object({ message: z.string(), code: z.string().optional(), constraint: z.string().optional() });
const { directory } = z.object({ directory: z.string() }).parse(workerData);
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

const database = await openPGlite(directory);

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
