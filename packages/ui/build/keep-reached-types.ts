import { glob, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Deletes the declarations that no entry reaches: those of stylesheets refer to packages that consumers lack. */
const reached = new Set<string>();
for await (const entry of glob('dist/entries/*.d.ts')) {
  if (!/theme/.test(entry)) await reach(entry);
}
for await (const file of glob('dist/**/*.d.ts')) {
  if (!reached.has(file)) await rm(file);
}

async function reach(file: string): Promise<void> {
  if (reached.has(file)) return;
  reached.add(file);
  const code = await readFile(file, 'utf8');
  for (const [, from = ''] of code.matchAll(/(?:from |import\()['"](\.[^'"\n]+)['"]/g)) {
    await reach(path.join(path.dirname(file), from.replace(/\.tsx?$/, '.d.ts')));
  }
}
