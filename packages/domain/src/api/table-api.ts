import * as z from 'zod/mini';
import { investmentLeadSchema } from '../investment-lead.ts';
import { mediaTypes } from './media-types.ts';
import type { Api } from './route.ts';

const rowCount = z.string().check(z.meta({ type: 'number' }));

/** The leads, served like the table `investment_leads` of a hosted database. */
export const tableApi = {
  investmentLeads: {
    method: 'GET',
    path: '/rest/v1/investment_leads',
    access: 'viewer or key',
    summary:
      'Lists leads as a table, with filters as column=operator.value. Returns at most 1,000 rows, with the columns of select.',
    // Accepts everything: clients of such tables expect refusals in their own format, which the route makes.
    query: z.looseObject({
      select: z.optional(z.string()),
      order: z.optional(z.string()),
      limit: z.optional(rowCount),
      offset: z.optional(rowCount),
      or: z.optional(z.string()),
    }),
    answer: z.array(investmentLeadSchema),
    answerMedia: [mediaTypes.json, mediaTypes.csv, mediaTypes.row],
    also: { 206: 'Part of the rows, if the request asked for a count.' },
    personalData: 'leads',
  },
} as const satisfies Api;
