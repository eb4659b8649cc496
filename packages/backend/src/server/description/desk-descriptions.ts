import {
  deliveryHealthSchema,
  deliveryListSchema,
  deskLeadsSchema,
  investmentLeadSchema,
  keptPagesSchema,
  leadCampaignsSchema,
  leadCountSchema,
  leadHistorySchema,
  leadOriginsSchema,
  leadOwnersSchema,
  pageComparisonSchema,
  pageReadingSchema,
  pageWordingsSchema,
  privacyRequestsSchema,
} from '@sponsor/domain';
import { z } from 'zod';
import { mediaTypes } from '../../base/media-types.ts';
import { deliveriesQuerySchema } from '../../delivery/delivery-desk-routes.ts';
import {
  bulkSchema,
  changeSchema,
  closingSchema,
  emailSchema,
  erasureSchema,
  holdSchema,
  noteSchema,
  privacyRequestBody,
  submissionClosingSchema,
} from '../../desk/desk-requests.ts';
import { listingSchema, selectionSchema } from '../../desk/list-request.ts';
import {
  comparisonQuerySchema,
  pagesExportQuerySchema,
  wordingsQuerySchema,
} from '../../history/page-history-routes.ts';
import type { RouteDescriptions } from './route-description.ts';

const tableQuery = z.object({
  select: z.string().optional(),
  order: z.string().optional(),
  limit: z.number().optional(),
  offset: z.number().optional(),
  or: z.string().optional(),
});
const retried = z.object({ retried: z.number() });

/** What staff work with: leads, deliveries, and what pages said when. */
export const deskDescriptions = {
  'GET /api/desk/leads': { summary: 'A page of the leads.', query: listingSchema, answer: deskLeadsSchema },
  'GET /api/desk/leads/count': {
    summary: 'How many leads there are, or a selection has.',
    query: selectionSchema,
    answer: leadCountSchema,
  },
  'GET /api/desk/leads/newest': {
    summary: 'The id of who came last.',
    answer: z.object({ id: z.string().nullable(), askedToBeForgottenAt: z.iso.datetime().optional() }),
  },
  'GET /api/desk/campaigns': {
    summary: 'The campaigns by which the newest leads came.',
    answer: leadCampaignsSchema,
  },
  'GET /api/desk/staff/owners': {
    summary: 'The addresses of those whom a lead can be given to.',
    answer: leadOwnersSchema,
  },
  'GET /api/desk/origins': {
    summary: 'Where leads came from in the last 30 days, and which pages were shown.',
    answer: leadOriginsSchema,
  },
  'GET /api/desk/leads/:id': {
    summary: 'All that is known of one person. Reading it is noted in the audit log.',
    answer: leadHistorySchema,
  },
  'GET /api/desk/leads/export/:format': {
    summary:
      'All leads of a selection as csv or ndjson, in one stream, few of them at once. It is noted in the audit log.',
    query: selectionSchema,
    answerMedia: [mediaTypes.csv, mediaTypes.lines],
  },
  'PATCH /api/desk/leads/:id': {
    summary: 'Changes status, owner or next action of a lead.',
    bodies: { [mediaTypes.json]: changeSchema },
    answer: z.object({ changed: z.literal(true) }),
  },
  'POST /api/desk/leads/change': {
    summary: 'Changes the status or the owner of several leads, and says which refused it.',
    bodies: { [mediaTypes.json]: bulkSchema },
    answer: z.object({
      changed: z.number(),
      refused: z.array(z.object({ id: z.string(), message: z.string() })),
    }),
  },
  'POST /api/desk/leads/:id/notes': {
    summary: 'Adds a note, which nobody can change afterwards.',
    bodies: { [mediaTypes.json]: noteSchema },
    answer: z.object({ noted: z.literal(true) }),
    status: 201,
  },
  'POST /api/desk/submissions/close': {
    summary: 'Decides that submissions which failed or are held back are not to reach the CRM, and why.',
    bodies: { [mediaTypes.json]: submissionClosingSchema },
    answer: z.object({ closed: z.number() }),
  },
  'POST /api/desk/submissions/:id/release': {
    summary: 'Lets a submission go its way that was held back as a program’s, or closed.',
    answer: z.object({ released: z.literal(true) }),
  },
  'POST /api/desk/privacy/find': {
    summary: 'Finds a person by the e-mail address.',
    bodies: { [mediaTypes.json]: emailSchema },
    answer: z.object({ id: z.string().nullable() }),
  },
  'GET /api/desk/privacy/requests': {
    summary: 'What persons asked for: the 100 that are due first, and the 100 that were closed last.',
    answer: privacyRequestsSchema,
  },
  'POST /api/desk/privacy/requests': {
    summary: 'Enters what a person asked for. It is to be answered within 30 days of its receipt.',
    bodies: { [mediaTypes.json]: privacyRequestBody },
    answer: z.object({ entered: z.literal(true) }),
    status: 201,
  },
  'POST /api/desk/privacy/requests/:id/close': {
    summary: 'Closes a request as answered or refused, for good.',
    bodies: { [mediaTypes.json]: closingSchema },
    answer: z.object({ closed: z.literal(true) }),
  },
  'GET /api/desk/leads/:id/record': {
    summary: 'Everything that is kept of one person, as ndjson in one stream. It is noted in the audit log.',
    answerMedia: [mediaTypes.lines],
  },
  'POST /api/desk/leads/:id/erasure': {
    summary: 'Blanks a person for good, and keeps the fact.',
    bodies: { [mediaTypes.json]: erasureSchema },
    answer: z.object({ erased: z.literal(true) }),
  },
  'POST /api/desk/leads/:id/hold': {
    summary: 'Keeps a person from being erased, or lets it be done again.',
    bodies: { [mediaTypes.json]: holdSchema },
    answer: z.object({ held: z.boolean() }),
  },

  'GET /rest/v1/investment_leads': {
    summary:
      'The leads as a table, with filters as column=operator.value; 1,000 rows a call at most, and the columns of select.',
    query: tableQuery,
    answer: z.array(investmentLeadSchema),
    answerMedia: [mediaTypes.json, mediaTypes.csv, mediaTypes.row],
    also: { 206: 'A part of the rows that there are, where they were counted.' },
  },

  'GET /api/desk/deliveries': {
    summary: 'A page of the deliveries to the CRM in one state.',
    query: deliveriesQuerySchema,
    answer: deliveryListSchema,
  },
  'GET /api/desk/deliveries/health': { summary: 'How deliveries stand.', answer: deliveryHealthSchema },
  'POST /api/desk/deliveries/retry': { summary: 'Tries all failed deliveries once more.', answer: retried },
  'POST /api/desk/deliveries/:submissionId/retry': { summary: 'Tries one failed delivery once more.', answer: retried },

  'GET /api/desk/pages': { summary: 'Every page that visitors have been shown.', answer: keptPagesSchema },
  'GET /api/desk/pages/wordings': {
    summary: 'What a page said when, newest first.',
    query: wordingsQuerySchema,
    answer: pageWordingsSchema,
  },
  'GET /api/desk/pages/comparison': {
    summary: 'How one version of a page differs from another, block by block.',
    query: comparisonQuerySchema,
    answer: pageComparisonSchema,
  },
  'GET /api/desk/pages/export': {
    summary: 'All versions of a page, or of all pages, a line of JSON each.',
    query: pagesExportQuerySchema,
    answerMedia: [mediaTypes.lines],
  },
  'GET /api/desk/pages/:version': { summary: 'What a version of a page said.', answer: pageReadingSchema },
  'GET /api/desk/pages/:version/document': {
    summary: 'A version of a page as it looked, for a frame of ours: nothing in it runs.',
    answerMedia: [mediaTypes.page],
  },
} satisfies RouteDescriptions;
