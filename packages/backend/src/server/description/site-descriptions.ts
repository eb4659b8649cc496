import {
  deckSchema,
  sectionImageChangeSchema,
  sectionImageVersionSchema,
  siteEventSchema,
  submissionContextSchema,
} from '@sponsor/domain';
import { z } from 'zod';
import type { RouteDescriptions } from './route-description.ts';

const context = z.lazy(submissionContextSchema).optional();
const formBody = z.strictObject({
  fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  context,
});
const deckBody = z.strictObject({ ...deckSchema.shape, context });

const health = z.object({ status: z.string() });

/** What visitors and monitoring ask for, and the pictures that visitors are shown. */
export const siteDescriptions = {
  'GET /healthz': { summary: 'The process answers.', answer: health },
  'GET /readyz': { summary: 'The database answers; 503 where it does not.', answer: health },
  'GET /metrics': { summary: 'Figures for monitoring, with METRICS_TOKEN as a bearer.', answerMedia: 'text/plain' },

  'POST /api/forms/:formId/submissions': {
    summary:
      'Stores a form. It is answered once it is on disk; a repeat under the same Idempotency-Key is stored once.',
    body: formBody,
    answer: z.object({ inlineMessage: z.string() }),
  },
  'POST /functions/v1/submit-hubspot-lead': {
    summary: 'Stores a request for the deck.',
    body: deckBody,
    answer: z.object({ success: z.literal(true) }),
  },
  'POST /api/events': {
    summary: 'Counts a page view or an event, without whose.',
    body: siteEventSchema(),
    status: 204,
  },

  'POST /api/lovable-uploads': {
    summary: 'Takes a picture, and answers its address.',
    body: z.object({ file: z.string().meta({ contentMediaType: 'image/*' }) }),
    media: 'multipart/form-data',
    answer: z.object({ url: z.string() }),
  },
  'GET /api/section-images': {
    summary: 'What the sections show, and what they have shown.',
    answer: z.object({ problem: z.array(sectionImageVersionSchema), solution: z.array(sectionImageVersionSchema) }),
  },
  'PUT /api/section-images/:section': {
    summary: 'Has a section show a picture, or its drawing again.',
    body: sectionImageChangeSchema,
    answer: sectionImageVersionSchema,
  },
  'GET /media/:hash': {
    summary: 'An uploaded picture. Its address never changes its meaning.',
    answerMedia: 'image/webp',
  },

  'GET /api/desk/description': { summary: 'This description, as OpenAPI 3.1.' },

  'GET /*': { summary: 'Pages, and the files that they need.', answerMedia: 'text/html' },
} satisfies RouteDescriptions;
