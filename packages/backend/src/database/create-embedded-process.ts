import { mkdtemp, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import process from 'node:process';
import { setImmediate } from 'node:timers/promises';
import { openPGlite } from './open-pglite.ts';
import { syncPath, syncTree } from './sync-tree.ts';

// A server that was killed may be starting again beside this process: its folder is nobody else's, and it gives up.
// Not by `process.exit`, which now and then waits for ever for WebAssembly that is being compiled.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));

// Takes its name only when it is complete and on disk, so that a kill or a power cut never leaves half a database.
const [directory = ''] = process.argv.slice(2);
try {
  const unfinished = await mkdtemp(`${directory}.new-`);
  const created = await openPGlite(unfinished);
  await created.close();
  syncTree(unfinished);
  // What was said meanwhile is heard now.
  await setImmediate();
  await rename(unfinished, directory);
  syncPath(dirname(directory));
  process.exit();
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
