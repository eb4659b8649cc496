import { Hono } from 'hono';
import { z } from 'zod';
import type { Exports } from '../audit/exports.ts';
import type { AppEnv } from '../base/app-env.ts';
import { line } from '../base/line.ts';
import { mediaTypes } from '../base/media-types.ts';
import { Problem } from '../base/problem.ts';
import type { Database } from '../database/database.ts';
import { comparePages } from './compare-pages.ts';
import { exportPages } from './export-pages.ts';
import { listPages, listWordings, readDocument, readVersion } from './page-archive.ts';
import { namePage } from './page-version.ts';

const versionSchema = z.string().regex(/^[0-9a-f]{64}$/);
const pathSchema = line(500).startsWith('/');

export const wordingsQuerySchema = z.object({ path: pathSchema });
export const comparisonQuerySchema = z.object({ from: versionSchema, to: versionSchema });
export const pagesExportQuerySchema = z.object({ path: pathSchema.optional() });

/** The text of pages on any day, for staff. */
export function pageHistoryRoutes(database: Database, now: () => Date, exports: Exports): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/', async (context) => context.json(await listPages(database, now())))
    .get('/wordings', async (context) => {
      const query = wordingsQuerySchema.safeParse(context.req.query()).data;
      if (query === undefined) throw noSuchPath();
      return context.json(await listWordings(database, query.path, now()));
    })
    .get('/comparison', async (context) => {
      const query = comparisonQuerySchema.safeParse(context.req.query()).data;
      if (query === undefined) throw notKept();
      const [before, after] = await Promise.all([versionOf(query.from), versionOf(query.to)]);
      return context.json(comparePages(before, after));
    })
    .get('/export', async (context) => {
      const query = pagesExportQuerySchema.safeParse(context.req.query()).data;
      if (query === undefined) throw noSuchPath();
      const { path } = query;
      const entry = { action: 'pages exported', subject: path ?? '' } as const;
      const lines = exportPages(database, path);
      return exports.send(context, { file: 'pages.ndjson', mediaType: mediaTypes.lines, entry, lines });
    })
    .get('/:version', async (context) => context.json(await versionOf(context.req.param('version'))))
    .get('/:version/document', async (context) => {
      const version = versionSchema.safeParse(context.req.param('version')).data;
      const html = version && (await readDocument(database, version));
      if (!version || !html) throw notKept();
      context.header('Content-Security-Policy', documentPolicy);
      return context.html(namePage(html, version).replace('<head>', '<head><base target="_blank">'));
    });

  async function versionOf(asked: string) {
    const version = versionSchema.safeParse(asked).data;
    const reading = version === undefined ? undefined : await readVersion(database, version);
    if (reading === undefined) throw notKept();
    return reading;
  }
}

/**
 * Shows an archived page, in a frame of ours only: nothing in it runs, submits or navigates. It keeps its own origin only
 * because browsers would otherwise withhold its fonts.
 */
const documentPolicy = [
  `default-src 'none'`,
  `style-src 'unsafe-inline'`,
  `img-src 'self' data:`,
  `font-src 'self'`,
  `form-action 'none'`,
  `base-uri 'none'`,
  `frame-ancestors 'self'`,
  'sandbox allow-same-origin',
].join('; ');

function notKept(): Problem {
  return new Problem(404, 'No page is kept under this name.');
}

function noSuchPath(): Problem {
  return new Problem(400, 'This path of a page cannot be read.');
}
