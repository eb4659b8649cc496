import { mkdtemp, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { openPGlite } from './open-pglite.ts';
import { syncPath, syncTree } from './sync-tree.ts';

// If the server was killed, it may already be starting again: this folder belongs to this process alone, and it stops.
// Not `process.exit`, which sometimes waits forever for WebAssembly that is still compiling.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// Renamed only when it is complete and on disk, so that a kill or a power cut never leaves half a database.
const [directory = ''] = process.argv.slice(2);
try {
  const unfinished = await mkdtemp(`${directory}.new-`);
  const created = await openPGlite(unfinished);
  await created.close();
  syncTree(unfinished);
  // Handle the messages that arrived in the meantime.
  await setImmediate();
  await rename(unfinished, directory);
  syncPath(dirname(directory));
  process.exit();
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
