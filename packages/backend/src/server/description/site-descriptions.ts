import {
  deckSchema,
  sectionImageChangeSchema,
  sectionImageVersionSchema,
  siteEventSchema,
  submissionContextSchema,
} from '@sponsor/domain';
import { z } from 'zod';
import { mediaTypes } from '../../base/media-types.ts';
import { policyReportSchema, reportsSchema } from '../policy-report-routes.ts';
import type { RouteDescriptions } from './route-description.ts';

const context = z.lazy(submissionContextSchema).optional();
const formBody = z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  context,
});
const deckBody = z.strictObject({ ...deckSchema.shape, context });

/** As a page without a script posts it. */
const inputs = z.record(z.string(), z.string());
const received = {
  303: 'A form that a page posted without a script is stored; the page that says so is next.',
} as const;

const kept = { 304: 'What the browser has is still right.' } as const;

const health = z.object({ status: z.string() });

/** What visitors and monitoring ask for, and the pictures that visitors are shown. */
export const siteDescriptions = {
  'GET /healthz': { summary: 'The process answers.', answer: health },
  'GET /readyz': {
    summary: 'The database answers.',
    answer: health,
    also: { 503: 'The database does not answer, or cannot be written.' },
  },
  'GET /metrics': {
    summary: 'Figures for monitoring, with METRICS_TOKEN as a bearer.',
    answerMedia: [mediaTypes.text],
  },

  'POST /api/forms/:formId/submissions': {
    summary:
      'Stores a form. It is answered once it is on disk; a repeat under the same Idempotency-Key, or of what a page posted without a script within ten minutes, is stored once. What of the context cannot be read is left out.',
    bodies: { [mediaTypes.json]: formBody, [mediaTypes.plainForm]: inputs },
    answer: z.object({ inlineMessage: z.string() }),
    also: received,
  },
  'POST /functions/v1/submit-hubspot-lead': {
    summary: 'Stores a request for the deck. What of the context cannot be read is left out.',
    bodies: { [mediaTypes.json]: deckBody, [mediaTypes.plainForm]: inputs },
    answer: z.object({ success: z.literal(true) }),
    also: received,
  },
  'POST /api/events': {
    summary: 'Counts a page view or an event, without whose.',
    bodies: { [mediaTypes.json]: siteEventSchema() },
    status: 204,
  },

  'POST /api/policy-reports': {
    summary: 'Counts what a page’s policy of content security refused, without whose.',
    bodies: { [mediaTypes.policyReport]: policyReportSchema, [mediaTypes.reports]: reportsSchema },
    status: 204,
  },

  'POST /api/lovable-uploads': {
    summary: 'Takes a picture, and answers its address.',
    bodies: { [mediaTypes.multipart]: z.object({ file: z.string().meta({ contentMediaType: 'image/*' }) }) },
    answer: z.object({ url: z.string() }),
  },
  'GET /api/section-images': {
    summary: 'What the sections show, and what they have shown.',
    answer: z.object({ problem: z.array(sectionImageVersionSchema), solution: z.array(sectionImageVersionSchema) }),
  },
  'PUT /api/section-images/:section': {
    summary: 'Has a section show a picture, or its drawing again.',
    bodies: { [mediaTypes.json]: sectionImageChangeSchema },
    answer: sectionImageVersionSchema,
  },
  'GET /media/:hash': {
    summary: 'An uploaded picture. Its address never changes its meaning.',
    answerMedia: [mediaTypes.picture],
    also: kept,
  },

  'GET /api/desk/description': { summary: 'This description, as OpenAPI 3.1.' },

  'GET /*': {
    summary: 'Pages, and the files that they need.',
    answerMedia: [mediaTypes.page, '*/*'],
    also: {
      ...kept,
      206: 'The one part of a file that was asked for.',
      414: 'The address is too long.',
      416: 'The file has no such part.',
      302: 'A password is changed elsewhere.',
      308: 'The address is written otherwise.',
    },
  },
} satisfies RouteDescriptions;
