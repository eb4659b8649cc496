import * as z from 'zod/mini';
import { keptContextSchema } from './forms/context.ts';
import { leadStatuses } from './investment-lead.ts';

// What staff screens read and send. Times are ISO 8601 in UTC, days are days of the office.

const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** A lead as the desk lists it. */
export const deskLeadSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  email: z.string(),
  /** As it was given first, or as staff accepted it; empty as long as no form has asked for it. */
  name: z.string(),
  /** Likewise. */
  phone: z.string(),
  status: z.string(),
  createdAt: instant,
  contactedAt: z.nullable(instant),
  /** The address of who looks after the person. */
  owner: z.nullable(z.string()),
  nextAction: z.nullable(z.string()),
  nextActionOn: z.nullable(z.string()),
  forms: z.array(z.string()),
  campaigns: z.array(z.string()),
});

export type DeskLead = z.infer<typeof deskLeadSchema>;

export const deskLeadsSchema = /* @__PURE__ */ z.object({
  leads: z.array(deskLeadSchema),
  /** What to ask for the page after this one with; null on the last. */
  next: z.nullable(z.string()),
});

export type DeskLeads = z.infer<typeof deskLeadsSchema>;

export const leadCountSchema = /* @__PURE__ */ z.object({
  /** Counted up to 10,000. */
  total: z.number(),
  /** True when there are more than were counted. */
  more: z.boolean(),
});

export type LeadCount = z.infer<typeof leadCountSchema>;

export const leadCampaignsSchema = /* @__PURE__ */ z.object({ campaigns: z.array(z.string()) });

/** For choosing among them; those that brought most leads come first. */
export type LeadCampaigns = z.infer<typeof leadCampaignsSchema>;

export const leadOwnersSchema = /* @__PURE__ */ z.object({ owners: z.array(z.string()) });

/** The addresses of those whom a lead can be given to. */
export type LeadOwners = z.infer<typeof leadOwnersSchema>;

export const leadEventSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  kind: z.string(),
  at: instant,
  /** The address of who did it; null for visitors and the server. */
  actor: z.nullable(z.string()),
  submissionId: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});

export type LeadEvent = z.infer<typeof leadEventSchema>;

export const leadSubmissionSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  formId: z.string(),
  receivedAt: instant,
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  context: z.lazy(keptContextSchema),
  /** How it went on its way to the CRM; null when it no longer has to go. */
  delivery: z.nullable(
    z.object({
      state: z.enum(['pending', 'delivered', 'dead-letter', 'quarantined', 'closed']),
      attempts: z.number(),
      lastAttemptAt: z.nullable(instant),
      deliveredAt: z.nullable(instant),
      lastError: z.nullable(z.string()),
    }),
  ),
});

export type LeadSubmission = z.infer<typeof leadSubmissionSchema>;

/** All that is known of one person, newest first. */
export const leadHistorySchema = /* @__PURE__ */ z.object({
  lead: deskLeadSchema,
  /** Nothing may be erased since then. */
  heldSince: z.nullable(instant),
  erasedAt: z.nullable(instant),
  /** When this person had asked before to be forgotten and not contacted; null once staff have lifted that. */
  suppressedSince: z.nullable(instant),
  submissions: z.array(leadSubmissionSchema),
  events: z.array(leadEventSchema),
});

export type LeadHistory = z.infer<typeof leadHistorySchema>;

const offerSchema = /* @__PURE__ */ z.object({
  name: z.exactOptional(z.string()),
  phone: z.exactOptional(z.string()),
});

/**
 * Other names or telephone numbers that came with the address of a lead and that staff have not accepted, the newest first:
 * whoever knows an address may have sent them.
 */
export function otherDetails({ lead, events }: LeadHistory, detail: 'name' | 'phone'): string[] {
  const offers = events.filter(({ kind }) => kind === 'offered').map(({ details }) => offerSchema.safeParse(details));
  const given = offers.flatMap(({ data }) => data?.[detail] ?? []);
  return [...new Set(given)].filter((text) => text !== lead[detail]);
}

/** The longest texts that staff write about a lead, in UTF-16 units, and the most leads that they change or export by choice. */
export const deskLimits = { note: 5000, reason: 500, nextAction: 200, selection: 200 } as const;

/** The status that keeps everybody from writing or calling. */
export const doNotContact = 'do_not_contact' satisfies (typeof leadStatuses)[number];

/**
 * Why staff may not change a status so; undefined when they may. A stored status that is not of the list can be kept, and
 * not be given to another lead.
 */
export function statusRefusal(from: string, to: string, reason: string): string | undefined {
  if (to === from) return undefined;
  if (!leadStatuses.some((status) => status === to)) return `There is no status ${JSON.stringify(to.slice(0, 40))}.`;
  if (from === doNotContact && reason.trim() === '') {
    return 'Please say why this person may be contacted again.';
  }
  return undefined;
}
