import * as z from 'zod/mini';
import { keptContextSchema } from './forms/context.ts';
import type { leadStatuses } from './investment-lead.ts';

// Data that staff screens read and send. Times are ISO 8601 in UTC, days are days at the office.

const timestamp = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** A lead in the list of leads. */
export const deskLeadSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  email: z.string(),
  /** The first name given, or one that staff accepted; empty until a form has asked for it. */
  name: z.string(),
  /** The same for the telephone number. */
  phone: z.string(),
  status: z.string(),
  createdAt: timestamp,
  contactedAt: z.nullable(timestamp),
  /** The email address of the colleague who looks after the person. */
  owner: z.nullable(z.string()),
  nextAction: z.nullable(z.string()),
  nextActionOn: z.nullable(z.string()),
  forms: z.array(z.string()),
  campaigns: z.array(z.string()),
});

export type DeskLead = z.infer<typeof deskLeadSchema>;

export const deskLeadsSchema = /* @__PURE__ */ z.object({
  leads: z.array(deskLeadSchema),
  /** The cursor for the next page; null on the last. */
  next: z.nullable(z.string()),
});

export type DeskLeads = z.infer<typeof deskLeadsSchema>;

export const leadCountSchema = /* @__PURE__ */ z.object({
  /** Counted up to 10,000. */
  total: z.number(),
  /** True if there are more than were counted. */
  more: z.boolean(),
});

export type LeadCount = z.infer<typeof leadCountSchema>;

export const leadCampaignsSchema = /* @__PURE__ */ z.object({ campaigns: z.array(z.string()) });

/** For choosing among them; those with the most leads come first. */
export type LeadCampaigns = z.infer<typeof leadCampaignsSchema>;

export const leadOwnersSchema = /* @__PURE__ */ z.object({ owners: z.array(z.string()) });

/** The email addresses of possible owners of a lead. */
export type LeadOwners = z.infer<typeof leadOwnersSchema>;

export const leadEventSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.string(),
  at: timestamp,
  /** The email address of the person who did it; null for visitors and the server. */
  actor: z.nullable(z.string()),
  submissionId: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

export const leadSubmissionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  formId: z.string(),
  receivedAt: timestamp,
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  context: z.lazy(keptContextSchema),
  /** Its delivery to the CRM; null if it no longer has to be delivered. */
  delivery: z.nullable(
    z.object({
      state: z.enum(['pending', 'delivered', 'dead-letter', 'quarantined', 'closed']),
      attempts: z.number(),
      lastAttemptAt: z.nullable(timestamp),
      deliveredAt: z.nullable(timestamp),
      lastError: z.nullable(z.string()),
    }),
  ),
});

export type LeadSubmission = z.infer<typeof leadSubmissionSchema>;

/** All data about one person, newest first. */
export const leadHistorySchema = /* @__PURE__ */ z.object({
  lead: deskLeadSchema,
  /** The start of the legal hold, during which nothing may be erased. */
  heldSince: z.nullable(timestamp),
  erasedAt: z.nullable(timestamp),
  /** The time when this person had asked to be forgotten and not contacted; null once staff have lifted that. */
  suppressedSince: z.nullable(timestamp),
  submissions: z.array(leadSubmissionSchema),
  events: z.array(leadEventSchema),
});

export type LeadHistory = z.infer<typeof leadHistorySchema>;

const offerSchema = /* @__PURE__ */ z.object({
  name: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
});

/**
 * Returns other names or telephone numbers that came with the address of a lead and that staff have not accepted, the
 * newest first: anyone who knows an address may have sent them.
 */
export function otherDetails({ lead, events }: LeadHistory, detail: 'name' | 'phone'): string[] {
  const offers = events.filter(({ kind }) => kind === 'offered').map(({ details }) => offerSchema.safeParse(details));
  const given = offers.flatMap(({ data }) => data?.[detail] ?? []);
  return [...new Set(given)].filter((text) => text !== lead[detail]);
}

/**
 * The longest texts that staff write about a lead, in UTF-16 units, and the maximum number of selected leads that they
 * change or export.
 */
export const deskLimits = { note: 5000, reason: 500, nextAction: 200, selection: 200 } as const;

/** The status that forbids everybody to write or call. */
export const doNotContact = 'do_not_contact' satisfies (typeof leadStatuses)[number];
