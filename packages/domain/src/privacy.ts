import * as z from 'zod/mini';

// Requests of persons about their data, as staff screens read and send them. Days are days at the office.

/** The kinds of request: access to all data, erasure, or no more contact. */
export const privacyRequestKinds = ['access', 'erasure', 'do-not-contact'] as const;

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyOutcomes = ['answered', 'refused'] as const;

export type PrivacyOutcome = (typeof privacyOutcomes)[number];

/**
 * The number of days after receipt by which a request must be answered: the strictest of the laws that set a period.
 */
export const daysToAnswer = 30;

export const privacyRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  leadId: z.string(),
  /** The person's current address on file. */
  email: z.string(),
  kind: z.enum(privacyRequestKinds),
  receivedOn: z.string(),
  dueOn: z.string(),
  outcome: z.nullable(z.enum(privacyOutcomes)),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
});

export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

/** The maximum length of each list in one response. */
export const privacyRequestsPerRead = 100;

export const privacyRequestsSchema = /* @__PURE__ */ z.object({
  /** The open requests, the first due first. */
  open: z.array(privacyRequestSchema),
  /** The last closed requests. */
  closed: z.array(privacyRequestSchema),
});

export type PrivacyRequests = z.infer<typeof privacyRequestsSchema>;
