import * as z from 'zod/mini';
import { submissionContextSchema } from '../forms/context.ts';
import { deckSchema } from '../forms/deck.ts';
import { siteEventSchema } from '../site-event.ts';
import { mediaTypes } from './media-types.ts';
import { type Api, accesses } from './route.ts';

const context = z.optional(z.lazy(submissionContextSchema));
/** A form post of a page without a script. */
const inputs = z.record(z.string(), z.string());
const received = {
  303: 'Stored a form that a page posted without a script; redirects to the confirmation page.',
} as const;
const health = z.object({ status: z.string() });

/** The format of a policy's `report-uri`. */
export const policyReportSchema = z.object({
  'csp-report': z.object({ 'violated-directive': z.string(), 'blocked-uri': z.prefault(z.string(), '') }),
});

/** The format of a policy's `report-to`; a browser may add reports about other things. */
export const policyReportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.nullable(
      z.object({
        effectiveDirective: z.prefault(z.string(), ''),
        blockedURL: z.optional(z.nullable(z.string())),
      }),
    ),
  }),
);

/** The routes for monitoring. */
export const healthApi = {
  healthz: {
    method: 'GET',
    path: '/healthz',
    access: 'anyone',
    summary: 'Returns 200 while the process is running.',
    answer: health,
  },
  readyz: {
    method: 'GET',
    path: '/readyz',
    access: 'anyone',
    summary: 'Returns 200 while the database can be read and written.',
    answer: health,
    also: { 503: 'The database does not respond or cannot be written.' },
  },
  metrics: {
    method: 'GET',
    path: '/metrics',
    // Checks its own token.
    access: 'anyone',
    summary: 'Returns metrics for monitoring. Requires METRICS_TOKEN as a bearer token.',
    answerMedia: [mediaTypes.text],
  },
} as const satisfies Api;

/** The visitors' forms. */
export const formsApi = {
  submit: {
    method: 'POST',
    path: '/api/forms/:formId/submissions',
    access: 'anyone',
    summary:
      'Stores a form submission, and responds once it is on disk. A repeat with the same Idempotency-Key, or of a post without a script within ten minutes, is stored once. Unreadable parts of the context are omitted.',
    params: z.object({ formId: z.string() }),
    bodies: {
      [mediaTypes.json]: z.strictObject({
        fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
        context,
      }),
      [mediaTypes.plainForm]: inputs,
    },
    answer: z.object({ inlineMessage: z.string() }),
    also: received,
  },
  requestDeck: {
    method: 'POST',
    path: '/functions/v1/submit-hubspot-lead',
    access: 'anyone',
    summary: 'Stores a request for the deck. Unreadable parts of the context are omitted.',
    bodies: {
      [mediaTypes.json]: z.strictObject({ ...deckSchema.shape, context }),
      [mediaTypes.plainForm]: inputs,
    },
    answer: z.object({ success: z.literal(true) }),
    also: received,
  },
} as const satisfies Api;

/** Page views and clicks of visitors. */
export const eventsApi = {
  count: {
    method: 'POST',
    path: '/api/events',
    access: 'anyone',
    summary: 'Counts a page view or an event, without identifying the visitor.',
    body: siteEventSchema(),
    invalid: 'unknown-event',
    status: 204,
  },
} as const satisfies Api;

/** Content that browsers refused under a page's policy. */
export const policyReportsApi = {
  report: {
    method: 'POST',
    path: '/api/policy-reports',
    access: 'anyone',
    summary: 'Counts violations of a page’s Content Security Policy, without identifying the visitor.',
    bodies: { [mediaTypes.policyReport]: policyReportSchema, [mediaTypes.reports]: policyReportsSchema },
    status: 204,
  },
} as const satisfies Api;

/** As much of a body's schema as the API screen shows: the names of its fields. */
const describedBody = z.looseObject({
  properties: z.exactOptional(z.record(z.string(), z.unknown())),
  required: z.exactOptional(z.array(z.string())),
});

/** The description of all routes. */
export const descriptionApi = {
  read: {
    method: 'GET',
    path: '/api/desk/description',
    access: 'viewer',
    summary: 'Returns this description, as OpenAPI 3.1.',
    answer: z.looseObject({
      paths: z.record(
        z.string(),
        z.record(
          z.string(),
          z.looseObject({
            summary: z.string(),
            'x-access': z.enum(accesses),
            parameters: z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() })),
            requestBody: z.exactOptional(
              z.looseObject({ content: z.record(z.string(), z.looseObject({ schema: describedBody })) }),
            ),
          }),
        ),
      ),
    }),
  },
} as const satisfies Api;

/** The pages and files of the site. */
export const pagesApi = {
  read: {
    method: 'GET',
    path: '/*',
    access: 'anyone',
    summary: 'Returns pages and their files.',
    answerMedia: [mediaTypes.page, '*/*'],
    also: {
      206: 'The requested range of a file.',
      302: 'Redirects a password manager to the page for changing the password.',
      304: 'Not modified.',
      308: 'Redirects to the canonical address.',
      414: 'The address is too long.',
      416: 'The file does not have the requested range.',
    },
  },
} as const satisfies Api;
