import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Logger } from 'pino';
import { safeError } from '../base/safe-error.ts';
import type { Database } from '../database/database.ts';
import { breakMs } from './page-periods.ts';
import { unnamePage, withoutScripts, wordsOf } from './page-version.ts';
import { prunePages } from './prune-pages.ts';
import { readPage } from './read-page.ts';

/** A page as this server shows it to visitors. */
export interface ShownPage {
  path: string;
  version: string;
  document: Uint8Array;
}

export interface PageKeeper {
  /** Keeps what is shown now, and until when; does nothing where that has just been done. */
  keep(): Promise<void>;
  /** Begins to keep now and then. */
  start(): void;
  stop(): Promise<void>;
}

export interface PageKeeperDependencies {
  database: Database;
  shown: () => readonly ShownPage[];
  /** How long a version is kept that no submission names. */
  retentionYears: number;
  log: Pick<Logger, 'error'>;
  now: () => Date;
}

/** How soon a page that has just changed is kept. */
const lookMs = 5_000;
/** How often it is noted that pages are still shown: so exactly is known when they were last. */
const noteMs = 5 * 60_000;
const pruneMs = 24 * 60 * 60_000;

const compress = promisify(brotliCompress);
/** The best takes ten times as long, for a sixth less. */
const wellEnough = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Keeps each version of each page that visitors are shown, and when. It works beside the server, a page at a time: nobody
 * waits for it, and where it fails it tries again.
 */
export function createPageKeeper({ database, shown, retentionYears, log, now }: PageKeeperDependencies): PageKeeper {
  let noted: readonly string[] = [];
  let notedAt = 0;
  let prunedAt = 0;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let underWay = Promise.resolve();

  async function keep(): Promise<void> {
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

  async function tryToKeep(): Promise<void> {
    try {
      await keep();
      failing = false;
    } catch (error) {
      // A database that is gone for an hour says so once.
      if (!failing) log.error({ error: safeError(error) }, 'pages not kept');
      failing = true;
    }
  }

  return {
    keep,
    start() {
      const next = () => {
        underWay = underWay.then(tryToKeep);
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
    const html = withoutScripts(unnamePage(new TextDecoder().decode(document), version));
    const reading = readPage(html);
    await database.query(
      `insert into page_versions (hash, path, document, reading, words) values ($1, $2, $3, $4::jsonb, $5)
       on conflict (hash) do nothing`,
      [version, path, await compress(html, wellEnough), JSON.stringify(reading), wordsOf(reading)],
    );
  }
}

/**
 * Makes the present periods longer, or begins new ones; two servers that start together begin one. What this server showed
 * `before` was shown until now; what others have taken the place of since begins anew.
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
      [versions, before, at, new Date(at.getTime() - breakMs)],
    );
  });
}
