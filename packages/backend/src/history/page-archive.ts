import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { KeptPage, PageReading, PageWording } from '@sponsor/domain';
import type { Queryable } from '../database/database.ts';
import { type PeriodRow, wordingsOf } from './page-periods.ts';

const decompress = promisify(brotliDecompress);

const readPeriods = `
  select path, hash, words, first_seen, last_seen from page_periods join page_versions on hash = version`;

/** Every page ever shown to visitors, by path. */
export async function listPages(database: Queryable, now: Date): Promise<KeptPage[]> {
  const [periods, titles] = await Promise.all([
    database.query<PeriodRow>(`${readPeriods} order by path, first_seen`),
    database.query<{ path: string; title: string }>(
      `select distinct on (path) path, reading ->> 'title' as title
       from page_periods join page_versions on hash = version order by path, last_seen desc, first_seen desc`,
    ),
  ]);
  return titles.rows.flatMap(({ path, title }) => {
    const wordings = wordingsOf(
      periods.rows.filter((row) => row.path === path),
      now,
    );
    const [newest] = wordings;
    if (newest === undefined) return [];
    return { path, title, wordings: wordings.length, changedAt: newest.from, live: wordings.some(isLive) };
  });
}

function isLive({ until }: PageWording): boolean {
  return until === null;
}

/** The versions of a page by time, newest first; empty for a path that was never a page. */
export async function listWordings(database: Queryable, path: string, now: Date): Promise<PageWording[]> {
  const { rows } = await database.query<PeriodRow>(`${readPeriods} where path = $1 order by first_seen`, [path]);
  return wordingsOf(rows, now);
}

/** The text of a version; undefined if none is archived under this name. */
export async function readVersion(database: Queryable, version: string): Promise<PageReading | undefined> {
  const { rows } = await database.query<{ reading: PageReading }>('select reading from page_versions where hash = $1', [
    version,
  ]);
  return rows[0]?.reading;
}

/** The document of a version, without its scripts. */
export async function readDocument(database: Queryable, version: string): Promise<string | undefined> {
  const { rows } = await database.query<{ document: Uint8Array }>(
    'select document from page_versions where hash = $1',
    [version],
  );
  return rows[0] && textOf(rows[0].document);
}

export async function textOf(document: Uint8Array): Promise<string> {
  return (await decompress(document)).toString('utf8');
}
