import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** Milliseconds after which an unused record is deleted. */
const monthMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Remembers passed results by a stamp over everything that decided them. Its folder is outside the working tree, so it
 * survives a clean checkout, and clones share it.
 */
export class TestCache {
  readonly #folder: string;

  constructor(folder = path.join(process.env['XDG_CACHE_HOME'] || path.join(os.homedir(), '.cache'), 'sponsor-tests')) {
    this.#folder = folder;
  }

  /** Returns how many tests passed under that stamp; undefined if none did, or if they were not remembered. */
  async recall(stamp: string): Promise<number | undefined> {
    const file = path.join(this.#folder, stamp);
    const text = await readFile(file, 'utf8').catch(() => undefined);
    if (text === undefined || !/^\d+$/.test(text)) return undefined;
    const now = new Date();
    await utimes(file, now, now).catch(ignore);
    return Number(text);
  }

  /** Does nothing if the folder is not writable: then everything runs each time. */
  async remember(stamp: string, passed: number): Promise<void> {
    await mkdir(this.#folder, { recursive: true }).catch(ignore);
    await writeFile(path.join(this.#folder, stamp), String(passed)).catch(ignore);
  }

  /** Deletes records that have not been used for a month. */
  async forgetOld(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []);
    for (const name of names) {
      const file = path.join(this.#folder, name);
      // Another run may have deleted it.
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
      if (mtimeMs < Date.now() - monthMs) await rm(file, { force: true }).catch(ignore);
    }
  }
}

function ignore(): void {}
