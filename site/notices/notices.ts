import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const partSchema = z.object({
  name: z.string(),
  /** Fonts have no version. */
  version: z.string().optional(),
  /** The SPDX name of its license. */
  identifier: z.string(),
  /** The license as the package carries it, if it carries one. */
  text: z.string().optional(),
  /** The license statement, for a package that ships no license text. */
  remark: z.string().optional(),
});

/** A third-party package that is part of a build. */
export type Part = z.infer<typeof partSchema>;

/** Reads the packages bundled into one build, as Vite's `build.license` lists them. */
export async function readParts(file: string): Promise<Part[]> {
  return z.array(partSchema).parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Reads the licenses of the library's fonts, which are not packages. */
export async function readFonts(): Promise<Part[]> {
  const folder = path.resolve(import.meta.dirname, '../../packages/ui/src/fonts');
  const fonts: Part[] = [];
  for await (const file of glob('*.LICENSE.txt', { cwd: folder })) {
    const name = file.replace('.LICENSE.txt', '.woff2');
    fonts.push({ name, identifier: 'OFL-1.1', text: await readFile(path.join(folder, file), 'utf8') });
  }
  return fonts;
}

/**
 * Returns every license text once, under the names of the packages that have it. A package without its own text gets the
 * standard text of its license; throws if `licenses` has none.
 */
export async function noticesOf(parts: readonly Part[]): Promise<string> {
  const sections = new Map<string, Set<string>>();
  for (const part of parts.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))) {
    const text = (part.text ?? (await standardText(part))).replaceAll('\r\n', '\n').trim();
    const names = sections.get(text) ?? new Set();
    sections.set(text, names.add(`${labelOf(part)} (${part.identifier})`));
  }
  const rule = '-'.repeat(78);
  return [
    'This product contains the following third-party packages, under the licenses below their names.',
    ...Array.from(sections, ([text, names]) => `${rule}\n${[...names].join('\n')}\n\n${text}`),
  ].join('\n\n');
}

const labelOf = ({ name, version }: Part) => (version === undefined ? name : `${name} ${version}`);

async function standardText(part: Part): Promise<string> {
  const file = path.join(import.meta.dirname, 'licenses', `${part.identifier}.txt`);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(`${labelOf(part)} includes no text of its license, and there is no ${file}.`, { cause });
  });
  return [`Copyright the authors of ${part.name}`, part.remark?.trim(), text].filter(Boolean).join('\n\n');
}
