import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const models = path.join(import.meta.dirname, 'models');

/** The names of all scenes, which are also the names of their pictures. */
export async function sceneNames(): Promise<string[]> {
  const files = await readdir(path.join(models, 'scenes'));
  return files
    .filter((file) => file.endsWith('.py'))
    .map((file) => path.basename(file, '.py').replaceAll('_', '-'))
    .toSorted();
}

/** A hash of all the scripts that render the scene's picture. */
export async function sceneStamp(name: string): Promise<string> {
  const sources = new Map<string, string>();
  for (const start of ['render.py', 'denoise/denoise.c', `scenes/${name.replaceAll('-', '_')}.py`]) {
    await collect(start, sources);
  }
  const hash = createHash('sha256');
  for (const [file, text] of [...sources].toSorted(([a], [b]) => (a < b ? -1 : 1))) hash.update(`${file}\0${text}\0`);
  return hash.digest('hex').slice(0, 16);
}

/** Reads a script and, through its imports, every part that it uses. */
async function collect(file: string, sources: Map<string, string>): Promise<void> {
  if (sources.has(file)) return;
  const text = await readFile(path.join(models, file), 'utf8');
  sources.set(file, text);
  for (const [, room, part, names] of text.matchAll(/^from (kit|scenes)(?:\.(\w+))? import (.+)$/gm)) {
    const parts = part === undefined ? (names ?? '').replace(/#.*/, '').split(',') : [part];
    for (const each of parts) await collect(`${room}/${each.trim()}.py`, sources);
  }
}
