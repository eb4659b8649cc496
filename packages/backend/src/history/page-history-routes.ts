import { mediaTypes, type pageHistoryApi } from '@sponsor/domain';
import type { Exports } from '../audit/exports.ts';
import type { Handlers } from '../base/serve.ts';
import type { Database } from '../database/database.ts';
import { comparePages } from './compare-pages.ts';
import { exportPages } from './export-pages.ts';
import { listPages, listWordings, readDocument, readVersion } from './page-archive.ts';
import { insertPageVersion } from './page-version.ts';

export function pageHistoryHandlers(
  database: Database,
  now: () => Date,
  exports: Exports,
): Handlers<typeof pageHistoryApi> {
  return {
    list: () => listPages(database, now()),
    wordings: ({ query: { path } }) => listWordings(database, path, now()),
    async compare({ query: { from, to } }) {
      const [before, after] = await Promise.all([readVersion(database, from), readVersion(database, to)]);
      return before && after && comparePages(before, after);
    },
    export({ query: { path }, context }) {
      const entry = { action: 'pages exported', subject: path ?? '' } as const;
      const lines = exportPages(database, path);
      return exports.send(context, { file: 'pages.ndjson', mediaType: mediaTypes.lines, entry, lines });
    },
    read: ({ params: { version } }) => readVersion(database, version),
    async document({ params: { version }, context }) {
      const html = await readDocument(database, version);
      if (html === undefined) return undefined;
      context.header('Content-Security-Policy', documentPolicy);
      return context.html(insertPageVersion(html, version).replace('<head>', '<head><base target="_blank">'));
    },
  };
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
