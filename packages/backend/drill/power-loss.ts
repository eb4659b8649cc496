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
 * Cuts the power of a machine with an embedded database while leads are stored, again and again on the same data. Each file
 * keeps only its flushed content; names and folders are kept. Linux only, where the name of an open file can be read.
 *
 * @param dataDir an empty database.
 * @throws if the database cannot be opened afterward.
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
      report(`Round ${round}: the power was cut at response ${killAfter}; ${acknowledged.length} acknowledged so far.`);
    }
  } finally {
    await rm(place, { recursive: true });
  }
  return { acknowledged: acknowledged.length, lost: await missingIn(dataDir, acknowledged) };
}

/** Reduces each file to its last flushed content, and one that was never flushed to nothing. */
async function forget(dataDir: string, flushed: string): Promise<void> {
  for (const entry of await readdir(dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const copy = join(flushed, relative(dataDir, file));
    if (existsSync(copy)) await copyFile(copy, file);
    else await truncate(file);
  }
}

/** Returns the submissions that are missing from the database. */
export async function missingIn(dataDir: string, ids: readonly string[]): Promise<string[]> {
  const database = await connectDatabase({ dataDir });
  const { rows } = await database.query<{ id: string }>('select id from submissions');
  await database.close();
  const stored = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !stored.has(id));
}
