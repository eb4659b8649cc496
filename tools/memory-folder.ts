import { createHash } from 'node:crypto';
import { chmod, mkdir, rm, statfs } from 'node:fs/promises';

/** Bytes: ten times what tests have in it at once. */
const enough = 4_000_000_000;

/** Bytes that are free in the folder that is in memory; none where there is no such place. */
export async function freeSharedMemory(): Promise<number> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory ? memory.bavail * memory.bsize : 0;
}

/**
 * An empty folder in memory for what tests throw away, who make databases by the hundred; undefined where there is no such place, or
 * not much room in it. What a run of this checkout has left that was killed goes now.
 */
export async function makeMemoryFolder(): Promise<string | undefined> {
  if ((await freeSharedMemory()) < enough) return undefined;
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const folder = `/dev/shm/sponsor-tests-${checkout}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // PostgreSQL is another user there, where root runs it.
  await chmod(folder, 0o755);
  return folder;
}
