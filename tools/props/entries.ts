import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Project } from 'typescript/unstable/sync';
import { z } from 'zod';

const packages = path.resolve(import.meta.dirname, '../../packages');
const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()) });

/** The entries of the library and the drawings, such as `@sponsor/ui/forms`, with the file behind each. */
export const entryFiles: ReadonlyMap<string, string> = new Map(['ui', 'drawings'].flatMap(entriesOf));

function entriesOf(folder: string): [entry: string, file: string][] {
  const { name, exports } = manifest.parse(JSON.parse(readFileSync(`${packages}/${folder}/package.json`, 'utf8')));
  return Object.entries(exports)
    .filter(([, file]) => file.endsWith('.ts'))
    .map(([entry, file]) => [path.posix.join(name, entry), path.join(packages, folder, file)]);
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
