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
    summary: 'Every page that visitors have been shown.',
    answer: keptPagesSchema,
  },
  wordings: {
    method: 'GET',
    path: '/api/desk/pages/wordings',
    access: 'viewer',
    summary: 'What a page said when, newest first.',
    query: z.object({ path }),
    invalid: 'invalid-page-path',
    answer: pageWordingsSchema,
  },
  compare: {
    method: 'GET',
    path: '/api/desk/pages/comparison',
    access: 'viewer',
    summary: 'How one version of a page differs from another, block by block.',
    // An empty version matches no archived one.
    query: z.object({ from: z.prefault(z.string(), ''), to: z.prefault(z.string(), '') }),
    notFound: 'unknown-page-version',
    answer: pageComparisonSchema,
  },
  export: {
    method: 'GET',
    path: '/api/desk/pages/export',
    access: 'editor',
    summary: 'All versions of a page, or of all pages, a line of JSON each.',
    query: z.object({ path: z.exactOptional(path) }),
    invalid: 'invalid-page-path',
    answerMedia: [mediaTypes.lines],
  },
  read: {
    method: 'GET',
    path: '/api/desk/pages/:version',
    access: 'viewer',
    summary: 'What a version of a page said.',
    params: version,
    notFound: 'unknown-page-version',
    answer: pageReadingSchema,
  },
  document: {
    method: 'GET',
    path: '/api/desk/pages/:version/document',
    access: 'viewer',
    summary: 'A version of a page as it looked, for a frame of ours: nothing in it runs.',
    params: version,
    notFound: 'unknown-page-version',
    answerMedia: [mediaTypes.page],
  },
} as const satisfies Api;
