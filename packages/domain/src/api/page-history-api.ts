import * as z from 'zod/mini';
import { keptPagesSchema, pageComparisonSchema, pageReadingSchema, pageWordingsSchema } from '../page-history.ts';
import { line } from './fields.ts';
import { mediaTypes } from './media-types.ts';
import type { Api } from './route.ts';

const path = line(500).check(z.startsWith('/'));
const version = z.object({ version: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

/** The text of pages on any day. */
export const pageHistoryApi = {
  list: {
    method: 'GET',
    path: '/api/desk/pages',
    access: 'viewer',
    summary: 'Lists every page that visitors have seen.',
    answer: keptPagesSchema,
  },
  wordings: {
    method: 'GET',
    path: '/api/desk/pages/wordings',
    access: 'viewer',
    summary: 'Lists the wordings of a page with their periods, newest first.',
    query: z.object({ path }),
    invalid: 'invalid-page-path',
    answer: pageWordingsSchema,
  },
  compare: {
    method: 'GET',
    path: '/api/desk/pages/comparison',
    access: 'viewer',
    summary: 'Compares two versions of a page, block by block.',
    // An empty string matches no archived version.
    query: z.object({ from: z.prefault(z.string(), ''), to: z.prefault(z.string(), '') }),
    notFound: 'unknown-page-version',
    answer: pageComparisonSchema,
  },
  export: {
    method: 'GET',
    path: '/api/desk/pages/export',
    access: 'editor',
    summary: 'Exports all versions of a page, or of all pages, as ndjson.',
    query: z.object({ path: z.exactOptional(path) }),
    invalid: 'invalid-page-path',
    answerMedia: [mediaTypes.lines],
  },
  read: {
    method: 'GET',
    path: '/api/desk/pages/:version',
    access: 'viewer',
    summary: 'Returns the text of a version of a page.',
    params: version,
    notFound: 'unknown-page-version',
    answer: pageReadingSchema,
  },
  document: {
    method: 'GET',
    path: '/api/desk/pages/:version/document',
    access: 'viewer',
    summary: 'Returns a version of a page as an HTML document without scripts, for a frame of this site.',
    params: version,
    notFound: 'unknown-page-version',
    answerMedia: [mediaTypes.page],
  },
} as const satisfies Api;
