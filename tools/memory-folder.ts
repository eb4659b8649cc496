import { createHash } from 'node:crypto';
import { chmod, mkdir, rm, statfs } from 'node:fs/promises';

/** Bytes: ten times the peak use of the tests. */
const enough = 4_000_000_000;

/** Returns the free bytes of the in-memory folder; 0 if there is none. */
export async function freeSharedMemory(): Promise<number> {
  const memory = await statfs('/dev/shm').catch(() => undefined);
  return memory ? memory.bavail * memory.bsize : 0;
}

/**
 * Makes an empty folder in memory for temporary data of tests, which create hundreds of databases; undefined if there is
 * no shared memory, or too little. Also removes the files of a killed run of this checkout.
 */
export async function makeMemoryFolder(): Promise<string | undefined> {
  if ((await freeSharedMemory()) < enough) return undefined;
  const checkout = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);
  const folder = `/dev/shm/sponsor-tests-${checkout}`;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  // If root runs the tests of PostgreSQL, PostgreSQL itself runs as another user.
  await chmod(folder, 0o755);
  return folder;
}
