import type { PageReading } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';
import type { ShownPage } from './archive-pages.ts';
import { removePageVersion, withoutScripts } from './page-version.ts';
import { readPage } from './read-page.ts';

/** Returns a page's text in a version; undefined if it never had that version, or the version was not archived. */
export type PageMemory = (path: string, version: string) => Promise<PageReading | undefined>;

/** Many times the number of a site's forms: each submission asks about one. */
const maxCached = 50;

/** Knows the pages shown now and those shown before: a tab may have been open since an older release. */
export function createPageMemory(database: Queryable, shown: () => readonly ShownPage[]): PageMemory {
  const readings = new Map<string, PageReading>();

  return async (path, version) => {
    if (!/^[0-9a-f]{64}$/.test(version)) return undefined;
    const key = `${version} ${path}`;
    const found = readings.get(key) ?? readShown(path, version) ?? (await readKept(database, path, version));
    if (found === undefined) return undefined;
    readings.set(key, found);
    const [oldest] = readings.keys();
    if (readings.size > maxCached && oldest !== undefined) readings.delete(oldest);
    return found;
  };

  function readShown(path: string, version: string): PageReading | undefined {
    const page = shown().find((one) => one.path === path && one.version === version);
    return page && readPage(withoutScripts(removePageVersion(new TextDecoder().decode(page.document), version)));
  }
}

async function readKept(database: Queryable, path: string, version: string): Promise<PageReading | undefined> {
  try {
    const { rows } = await database.query<{ reading: PageReading }>(
      'select reading from page_versions where hash = $1 and path = $2',
      [version, path],
    );
    return rows[0]?.reading;
  } catch {
    // The lead matters more than the name of a page.
    return undefined;
  }
}
