import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { RenderedPage, SiteFacts } from '@sponsor/domain';

interface BuiltSite {
  /** The folder, which the test must remove. */
  folder: string;
  facts: SiteFacts;
  pages: RenderedPage[];
}

/** Builds the site with another sponsor, a key of `build-and-render.ts`, and renders its pages. */
export async function buildWith(sponsor: string): Promise<BuiltSite> {
  const folder = await mkdtemp(path.join(tmpdir(), `${sponsor}-`));
  const { NODE_ENV: _ofTests, ...env } = process.env;
  const program = path.join(import.meta.dirname, 'build-and-render.ts');
  await promisify(execFile)('node', [program, folder, sponsor], { env });
  return { folder, ...JSON.parse(await readFile(path.join(folder, 'rendered.json'), 'utf8')) };
}

/** Returns the names of all files in a folder, at any depth. */
export async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** Returns every string in any data, at any depth. */
export function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}
