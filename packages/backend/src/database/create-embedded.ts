import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { endedBy } from './ended-by.ts';

const program = new URL('./create-embedded-process.ts', import.meta.url);

/**
 * Creates an empty database in the folder if it has none, in a separate process, because the 500 MB this takes would
 * otherwise stay with the server.
 */
export async function createEmbedded(directory: string): Promise<void> {
  if (existsSync(directory)) return;
  for (const name of await readdir(dirname(directory))) {
    if (name.startsWith(`${basename(directory)}.new`)) await rm(join(dirname(directory), name), { recursive: true });
  }
  const child = fork(program, [directory], { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
  let complaint = '';
  child.stderr?.on('data', (data) => (complaint += String(data)));
  await once(child, 'close');
  if (child.signalCode !== null) throw new Error(`the process that creates it ${endedBy(child.signalCode)}`);
  if (child.exitCode !== 0) throw new Error(complaint || 'the process that creates it failed without an error message');
}
