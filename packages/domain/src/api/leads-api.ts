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
    summary: 'Lists leads, newest first unless sorted otherwise.',
    query: listingSchema,
    answer: deskLeadsSchema,
    personalData: 'leads',
  },
  count: {
    method: 'GET',
    path: '/api/desk/leads/count',
    access: 'viewer',
    summary: 'Counts the leads of a selection.',
    query: selectionSchema,
    answer: leadCountSchema,
  },
  newest: {
    method: 'GET',
    path: '/api/desk/leads/newest',
    access: 'viewer',
    summary: 'Returns the id of the newest lead.',
    answer: z.object({ id: z.nullable(z.string()) }),
  },
  campaigns: {
    method: 'GET',
    path: '/api/desk/campaigns',
    access: 'viewer',
    summary: 'Lists the campaigns of the newest leads.',
    answer: leadCampaignsSchema,
  },
  owners: {
    method: 'GET',
    path: '/api/desk/staff/owners',
    access: 'viewer',
    summary: 'Lists the staff members who can own leads.',
    answer: leadOwnersSchema,
  },
  origins: {
    method: 'GET',
    path: '/api/desk/origins',
    access: 'viewer',
    summary: 'Returns the origins of the leads of the last 30 days, and the page views.',
    answer: leadOriginsSchema,
  },
  export: {
    method: 'GET',
    path: '/api/desk/leads/export/:format',
    access: 'editor',
    fresh: true,
    summary:
      'Exports the leads of a selection as csv or ndjson, in one stream. A few exports can run at once. Recorded in the audit log.',
    params: z.object({ format: z.enum(['csv', 'ndjson']) }),
    notFound: 'unknown-format',
    query: selectionSchema,
    answerMedia: [mediaTypes.csv, mediaTypes.lines],
  },
  changeSeveral: {
    method: 'POST',
    path: '/api/desk/leads/change',
    access: 'editor',
    summary: 'Changes the status or the owner of several leads. Returns the leads that could not be changed.',
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
    summary: 'Returns a lead with its submissions and history. Recorded in the audit log.',
    params: lead,
    notFound: 'unknown-lead',
    answer: leadHistorySchema,
  },
  change: {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    access: 'editor',
    summary: 'Updates a lead.',
    params: lead,
    notFound: 'unknown-lead',
    body: changeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  addNote: {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    access: 'editor',
    summary: 'Adds a permanent note to a lead.',
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
    summary: 'Closes failed or held submissions, so that they are never sent to the CRM.',
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
    summary: 'Releases a held or closed submission to the CRM.',
    params: z.object({ id: z.uuid() }),
    notFound: 'submission-not-held',
    answer: z.object({ released: z.literal(true) }),
  },
} as const satisfies Api;
