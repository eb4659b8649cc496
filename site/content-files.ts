import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type OpenMatter, openMatters, type Sponsor } from '@sponsor/domain';

/** Re-exports the words of the others, if there is one. */
const index = 'index.ts';

/** The missing content beside this `sponsor.ts` that keeps the site out of search engines on a day such as `2026-06-30`. */
export async function openMattersOf(sponsorFile: string, today: string): Promise<OpenMatter[]> {
  const folder = path.dirname(sponsorFile);
  const { sponsor }: { sponsor: Sponsor } = await import(pathToFileURL(sponsorFile).href);
  const names = (await readdir(folder, { recursive: true }))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== index)
    .toSorted();
  const files = await Promise.all(
    names.map(
      async (name): Promise<[string, object]> => [name, await import(pathToFileURL(path.join(folder, name)).href)],
    ),
  );
  return openMatters({ sponsor, files: Object.fromEntries(files) }, today);
}
