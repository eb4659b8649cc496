import * as z from 'zod/mini';
import { deliveriesPerRead } from '../delivery-desk.ts';
import {
  deskLeadsSchema,
  deskLimits,
  leadCampaignsSchema,
  leadCountSchema,
  leadHistorySchema,
  leadOwnersSchema,
} from '../desk.ts';
import { leadOriginsSchema } from '../lead-origins.ts';
import { typedLine, typedText } from './fields.ts';
import { changeSchema, changeShape, listingSchema, selectionSchema } from './lead-requests.ts';
import { mediaTypes } from './media-types.ts';
import { apiRefusalSchema } from './refusals.ts';
import type { Api } from './route.ts';

const reason = typedLine(deskLimits.reason).check(z.minLength(1));
const lead = z.object({ id: z.uuid() });

/** The leads for staff: find, read, change, count, export. */
export const leadsApi = {
  list: {
    method: 'GET',
    path: '/api/desk/leads',
    access: 'viewer',
    summary: 'A page of the leads.',
    query: listingSchema,
    answer: deskLeadsSchema,
    personalData: 'leads',
  },
  count: {
    method: 'GET',
    path: '/api/desk/leads/count',
    access: 'viewer',
    summary: 'How many leads there are, or a selection has.',
    query: selectionSchema,
    answer: leadCountSchema,
  },
  newest: {
    method: 'GET',
    path: '/api/desk/leads/newest',
    access: 'viewer',
    summary: 'The id of the lead that came last.',
    answer: z.object({ id: z.nullable(z.string()) }),
  },
  campaigns: {
    method: 'GET',
    path: '/api/desk/campaigns',
    access: 'viewer',
    summary: 'The campaigns by which the newest leads came.',
    answer: leadCampaignsSchema,
  },
  owners: {
    method: 'GET',
    path: '/api/desk/staff/owners',
    access: 'viewer',
    summary: 'The addresses of those whom a lead can be given to.',
    answer: leadOwnersSchema,
  },
  origins: {
    method: 'GET',
    path: '/api/desk/origins',
    access: 'viewer',
    summary: 'Where leads came from in the last 30 days, and which pages were shown.',
    answer: leadOriginsSchema,
  },
  export: {
    method: 'GET',
    path: '/api/desk/leads/export/:format',
    access: 'editor',
    fresh: true,
    summary:
      'All leads of a selection as csv or ndjson, in one stream, few of them at once. It is noted in the audit log.',
    params: z.object({ format: z.enum(['csv', 'ndjson']) }),
    notFound: 'unknown-format',
    query: selectionSchema,
    answerMedia: [mediaTypes.csv, mediaTypes.lines],
  },
  changeSeveral: {
    method: 'POST',
    path: '/api/desk/leads/change',
    access: 'editor',
    summary: 'Changes the status or the owner of several leads, and says which refused it.',
    body: z.strictObject({
      ...changeShape,
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(deskLimits.selection)),
    }),
    answer: z.object({
      changed: z.number(),
      refused: z.array(z.object({ id: z.string(), message: z.string(), ...apiRefusalSchema.shape })),
    }),
  },
  read: {
    method: 'GET',
    path: '/api/desk/leads/:id',
    access: 'viewer',
    summary: 'All that is known of one person. Reading it is noted in the audit log.',
    params: lead,
    notFound: 'unknown-lead',
    answer: leadHistorySchema,
  },
  change: {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    access: 'editor',
    summary: 'Changes status, owner or next action of a lead.',
    params: lead,
    notFound: 'unknown-lead',
    body: changeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  addNote: {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    access: 'editor',
    summary: 'Adds a note, which nobody can change afterwards.',
    params: lead,
    notFound: 'unknown-lead',
    body: z.strictObject({ text: typedText(deskLimits.note).check(z.minLength(1)) }),
    answer: z.object({ noted: z.literal(true) }),
    status: 201,
  },
  closeSubmissions: {
    method: 'POST',
    path: '/api/desk/submissions/close',
    access: 'editor',
    summary: 'Decides that submissions which failed or are held back are not to reach the CRM, and why.',
    notFound: 'unknown-submission',
    body: z.strictObject({
      ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(deliveriesPerRead)),
      reason,
    }),
    answer: z.object({ closed: z.number() }),
  },
  releaseSubmission: {
    method: 'POST',
    path: '/api/desk/submissions/:id/release',
    access: 'editor',
    summary: 'Sends a submission to the CRM that was held back as a program’s, or closed.',
    params: z.object({ id: z.uuid() }),
    notFound: 'submission-not-held',
    answer: z.object({ released: z.literal(true) }),
  },
} as const satisfies Api;
