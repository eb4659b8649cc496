import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import { z } from 'zod';

const root = path.resolve(import.meta.dirname, '../..');
const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** The entries of the library, such as `@sponsor/ui/forms`, and that of the drawings, with the file behind each. */
export const entryFiles: ReadonlyMap<string, string> = new Map([
  ...entriesOfLibrary(),
  ['@sponsor/content/drawings', path.join(root, 'sponsors/limestone/src/drawings/index.ts')],
]);

function entriesOfLibrary(): [entry: string, file: string][] {
  const library = path.join(root, 'packages/ui');
  const { name, exports } = manifest.parse(JSON.parse(readFileSync(`${library}/package.json`, 'utf8')));
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([entry, file]) => [path.posix.join(name, entry), path.join(library, file)]);
}

/** Returns the entry of each exported name. */
export function entriesByName({ program, checker }: Project): ReadonlyMap<string, string> {
  return new Map(
    [...entryFiles].flatMap(([entry, file]) => {
      const source = program.getSourceFile(file);
      const module = source && checker.getSymbolAtLocation(source);
      return (module ? checker.getExportsOfModule(module) : []).map(({ name }): [string, string] => [name, entry]);
    }),
  );
}
