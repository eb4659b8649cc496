import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { maxGapMs } from './page-periods.ts';
import { removePageVersion, textHash, withoutScripts } from './page-version.ts';
import { prunePages } from './prune-pages.ts';
import { readPage } from './read-page.ts';

/** A page as this server shows it to visitors. */
export interface ShownPage {
  path: string;
  version: string;
  document: Uint8Array;
}

export interface PageArchiver {
  /** Archives the pages shown now, and until when; does nothing if that was just done. */
  archive(): Promise<void>;
  /** Archives at intervals until it is stopped. */
  start(): void;
  stop(): Promise<void>;
}

export interface PageArchiverDependencies {
  database: Database;
  shown: () => readonly ShownPage[];
  /** The years after which a version is deleted if no submission refers to it. */
  retentionYears: number;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

/** How soon a changed page is archived. */
const lookMs = 5_000;
/** How often the archive notes that pages are still shown: the precision of a version's last day. */
const noteMs = 5 * 60_000;
const pruneMs = 24 * 60 * 60_000;

const compress = promisify(brotliCompress);
/** Brotli's best quality takes ten times as long and saves a sixth. */
const wellEnough = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Archives each version of each page shown to visitors, and when. It works in the background, one page at a time: nobody
 * waits for it, and it retries after a failure.
 */
export function createPageArchiver({
  database,
  shown,
  retentionYears,
  log,
  now,
}: PageArchiverDependencies): PageArchiver {
  let noted: readonly string[] = [];
  let notedAt = 0;
  let prunedAt = 0;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function archive(): Promise<void> {
    const at = now();
    const pages = shown();
    const versions = pages.map(({ version }) => version);
    if (versions.join() !== noted.join() || at.getTime() - notedAt >= noteMs) {
      await storeMissing(database, pages);
      await noteShown(database, versions, noted, at);
      noted = versions;
      notedAt = at.getTime();
    }
    if (at.getTime() - prunedAt >= pruneMs) {
      await prunePages(database, retentionYears, at);
      prunedAt = at.getTime();
    }
  }

  async function tryToArchive(): Promise<void> {
    try {
      await archive();
      failing = false;
    } catch (error) {
      // Log a database outage of an hour once.
      if (!failing) log.error({ error: safeError(error) }, 'Page versions could not be added to the history.');
      failing = true;
    }
  }

  return {
    archive,
    start() {
      const next = () => {
        underWay = underWay.then(tryToArchive);
      };
      next();
      timer = setInterval(next, lookMs);
    },
    stop() {
      clearInterval(timer);
      return underWay;
    },
  };
}

async function storeMissing(database: Database, pages: readonly ShownPage[]): Promise<void> {
  const { rows } = await database.query<{ hash: string }>(
    'select hash from page_versions where hash = any($1::text[])',
    [pages.map(({ version }) => version)],
  );
  const known = new Set(rows.map(({ hash }) => hash));
  for (const { path, version, document } of pages) {
    if (known.has(version)) continue;
    const html = withoutScripts(removePageVersion(new TextDecoder().decode(document), version));
    const reading = readPage(html);
    await database.query(
      `insert into page_versions (hash, path, document, reading, words) values ($1, $2, $3, $4::jsonb, $5)
       on conflict (hash) do nothing`,
      [version, path, await compress(html, wellEnough), JSON.stringify(reading), textHash(reading)],
    );
  }
}

/**
 * Extends the current periods, or begins new ones; two servers that start together begin one. Pages this server showed
 * `before` were shown until now; a page that another version has since replaced begins a new period.
 */
async function noteShown(
  database: Database,
  versions: readonly string[],
  before: readonly string[],
  at: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.query('select pg_advisory_xact_lock(2026112202)');
    await transaction.query(
      `with longer as (
         update page_periods set last_seen = greatest(last_seen, $3::timestamptz)
         where (version, first_seen) in (
           select distinct on (version) version, first_seen from page_periods
           where version = any($1::text[] || $2::text[]) order by version, last_seen desc
         ) and last_seen >= $4::timestamptz and (version = any($2::text[]) or not exists (
           select from page_periods as later join page_versions on hash = later.version
           where path = (select path from page_versions where hash = page_periods.version)
             and later.first_seen > page_periods.first_seen and later.last_seen >= page_periods.last_seen
         ))
         returning version
       )
       insert into page_periods (version, first_seen, last_seen)
       select version, $3::timestamptz, $3::timestamptz from unnest($1::text[]) as version
       where version not in (select version from longer)
       on conflict (version, first_seen) do nothing`,
      [versions, before, at, new Date(at.getTime() - maxGapMs)],
    );
  });
}
