import { cpSync, existsSync } from 'node:fs';
import { copyFile, mkdtemp, readdir, realpath, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { connectDatabase } from '../src/database/connect.ts';
import { recordElsewhere } from './record-elsewhere.ts';

const forgetfulDisk = new URL('../test/forgetful-disk.ts', import.meta.url);

export interface PowerLoss {
  acknowledged: number;
  lost: string[];
}

/**
 * Cuts the power of a machine with an embedded database while leads are recorded, again and again on the same data. Of each
 * file only what was flushed is left; names and folders are left as they were. On Linux alone, which tells the name of an open file.
 *
 * @param dataDir an empty database.
 * @throws when the database cannot be opened afterwards.
 */
export async function cutPower(dataDir: string, rounds: number, report: (line: string) => void): Promise<PowerLoss> {
  const acknowledged: string[] = [];
  const place = await mkdtemp(join(await realpath(tmpdir()), 'sponsor-power-'));
  const flushed = join(place, 'flushed');
  try {
    for (let round = 1; round <= rounds; round += 1) {
      cpSync(dataDir, flushed, { recursive: true });
      const disk = { module: forgetfulDisk, settings: { DISK: dataDir, FLUSHED: flushed } };
      const killAfter = 5 + Math.floor(Math.random() * 60);
      const recording = await recordElsewhere(dataDir, disk, { leads: 1_000, killAfter });
      acknowledged.push(...recording.acknowledged);
      await forget(dataDir, flushed);
      await rm(flushed, { recursive: true });
      report(`Round ${round}: the power was cut with answer ${killAfter}; ${acknowledged.length} acknowledged so far.`);
    }
  } finally {
    await rm(place, { recursive: true });
  }
  return { acknowledged: acknowledged.length, lost: await missingIn(dataDir, acknowledged) };
}

/** Leaves of each file what was flushed last, and of one that never was an empty one. */
async function forget(dataDir: string, flushed: string): Promise<void> {
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(flushed, relative(dataDir, file));
    if (existsSync(copy)) await copyFile(copy, file);
    else await truncate(file);
  }
}

/** Which of the submissions are not in the database. */
export async function missingIn(dataDir: string, ids: readonly string[]): Promise<string[]> {
  const database = await connectDatabase({ dataDir });
  const { rows } = await database.query<{ id: string }>('select id from submissions');
  await database.close();
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id));
}
