import * as z from 'zod/mini';
import { deliveriesPerRead } from '../delivery-desk.ts';
import {
  deskLeadsSchema,
  deskLimits,
  deskRefusalSchema,
  leadCampaignsSchema,
  leadCountSchema,
  leadHistorySchema,
  leadOwnersSchema,
} from '../desk.ts';
import { fieldLimits } from '../forms/text.ts';
import { investmentLeadSchema } from '../investment-lead.ts';
import { leadOriginsSchema } from '../lead-origins.ts';
import { day, line, moment, typedLine, typedText } from './fields.ts';
import { mediaTypes } from './media-types.ts';
import type { Api } from './route.ts';

/** The letters of the shortest word that the indexes of the leads find. */
const shortestWord = 3;

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);

const selectionShape = {
  /** With commas between them. */
  ids: z.exactOptional(
    z.pipe(
      z.pipe(
        line(8000),
        z.transform((text) => text.split(',')),
      ),
      z.array(z.uuid()).check(z.maxLength(deskLimits.selection)),
    ),
  ),
  /** Words of three letters or more, in small letters: all of them are in the address or the name. */
  search: z._default(
    z.pipe(
      line(200).check(
        z.refine(
          (text) => wordsOf(text).every((word) => word.length >= shortestWord),
          `Please type at least ${shortestWord} letters of each word.`,
        ),
      ),
      z.transform(wordsOf),
    ),
    [],
  ),
  status: z.exactOptional(line(100)),
  form: z.exactOptional(line(100)),
  campaign: z.exactOptional(line(fieldLimits.campaign)),
  /** Empty for nobody's. */
  owner: z.exactOptional(line(fieldLimits.email)),
  /** The first and the last day on which they came, as days of the office. */
  from: z.exactOptional(day),
  to: z.exactOptional(day),
  /** With a next action that is due on this day or before. */
  due: z.exactOptional(day),
};

// An unknown name is refused, since it would seem to filter.
const selectionSchema = z.strictObject(selectionShape);
export type LeadSelection = z.output<typeof selectionSchema>;

const orderNames = ['created', 'email', 'status', 'contacted'] as const;

/** The order of a list of leads. */
export interface LeadSort {
  by: (typeof orderNames)[number];
  direction: 'asc' | 'desc';
}

const listingSchema = z.strictObject({
  ...selectionShape,
  /** With a minus, the last first. */
  sort: z.prefault(
    z.pipe(
      z.enum(orderNames.flatMap((name) => [name, `-${name}`] as const)),
      z.transform(
        (name): LeadSort => ({
          by: orderNames.find((order) => name.endsWith(order)) ?? 'created',
          direction: name.startsWith('-') ? 'desc' : 'asc',
        }),
      ),
    ),
    '-created',
  ),
  /** The `next` of the page before. */
  after: z.exactOptional(line(1000)),
  limit: z._default(z.coerce.number().check(z.multipleOf(1), z.minimum(1), z.maximum(200)), 50),
});
export type LeadListing = z.output<typeof listingSchema>;

const blankAsNull = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.pipe(
    z.nullable(field),
    z.transform((text) => text || null),
  );

const changeShape = {
  status: z.exactOptional(typedLine(100).check(z.minLength(1))),
  /** Why; needed to contact somebody again who asked not to be. */
  reason: z.exactOptional(typedLine(deskLimits.reason)),
  /** The address of a colleague; empty or null for nobody. */
  owner: z.exactOptional(blankAsNull(typedLine(fieldLimits.email))),
};

const changeSchema = z.strictObject({
  ...changeShape,
  /** Another name or telephone number, which staff accept. */
  name: z.exactOptional(typedLine(2 * fieldLimits.name + 1).check(z.minLength(1))),
  phone: z.exactOptional(typedLine(fieldLimits.phone).check(z.minLength(1))),
  /** When the person was contacted, where that was not now. */
  contactedAt: z.exactOptional(moment),
  nextAction: z.exactOptional(blankAsNull(typedLine(deskLimits.nextAction))),
  /** Null for none. */
  nextActionOn: z.exactOptional(z.nullable(day)),
});

/** What is to be set of a lead. What is left out stays as it is, whatever a colleague has made of it meanwhile. */
export type LeadChange = z.input<typeof changeSchema>;

/** The same as the server has read it: without blanks around texts, and null for what is to be empty. */
export type ReadLeadChange = z.output<typeof changeSchema>;

const reason = typedLine(deskLimits.reason).check(z.minLength(1));
const lead = z.object({ id: z.uuid() });
const rowCount = z.string().check(z.meta({ type: 'number' }));
const noSuchLead = 'There is no such lead any more.';

/** The leads as staff work with them: found, read, changed, counted, exported. */
export const leadsApi = {
  list: {
    method: 'GET',
    path: '/api/desk/leads',
    access: 'viewer',
    summary: 'A page of the leads.',
    query: listingSchema,
    answer: deskLeadsSchema,
    listOfPersons: 'leads',
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
    notFound: 'Leads are exported as csv or ndjson.',
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
      refused: z.array(z.object({ id: z.string(), message: z.string(), ...deskRefusalSchema.shape })),
    }),
  },
  read: {
    method: 'GET',
    path: '/api/desk/leads/:id',
    access: 'viewer',
    summary: 'All that is known of one person. Reading it is noted in the audit log.',
    params: lead,
    notFound: noSuchLead,
    answer: leadHistorySchema,
  },
  change: {
    method: 'PATCH',
    path: '/api/desk/leads/:id',
    access: 'editor',
    summary: 'Changes status, owner or next action of a lead.',
    params: lead,
    notFound: noSuchLead,
    body: changeSchema,
    answer: z.object({ changed: z.literal(true) }),
  },
  addNote: {
    method: 'POST',
    path: '/api/desk/leads/:id/notes',
    access: 'editor',
    summary: 'Adds a note, which nobody can change afterwards.',
    params: lead,
    notFound: noSuchLead,
    body: z.strictObject({ text: typedText(deskLimits.note).check(z.minLength(1)) }),
    answer: z.object({ noted: z.literal(true) }),
    status: 201,
  },
  closeSubmissions: {
    method: 'POST',
    path: '/api/desk/submissions/close',
    access: 'editor',
    summary: 'Decides that submissions which failed or are held back are not to reach the CRM, and why.',
    notFound: 'None of these submissions has failed or is held back.',
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
    notFound: 'This submission is not held back.',
    answer: z.object({ released: z.literal(true) }),
  },
} as const satisfies Api;

/** The leads as the table `investment_leads` of a hosted database would answer them. */
export const tableApi = {
  investmentLeads: {
    method: 'GET',
    path: '/rest/v1/investment_leads',
    access: 'viewer or key',
    summary:
      'The leads as a table, with filters as column=operator.value; 1,000 rows a call at most, and the columns of select.',
    // Lets everything through: clients of such tables know refusals of their own kind, which the route makes.
    query: z.looseObject({
      select: z.optional(z.string()),
      order: z.optional(z.string()),
      limit: z.optional(rowCount),
      offset: z.optional(rowCount),
      or: z.optional(z.string()),
    }),
    answer: z.array(investmentLeadSchema),
    answerMedia: [mediaTypes.json, mediaTypes.csv, mediaTypes.row],
    also: { 206: 'A part of the rows that there are, where they were counted.' },
    listOfPersons: 'leads',
  },
} as const satisfies Api;
