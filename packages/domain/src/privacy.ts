import * as z from 'zod/mini';

// Requests of persons about what is kept of them, as staff screens read and send them. Days are days of the office.

/** What a person may ask for: to be told all that is kept, to be erased, or to be left alone. */
export const privacyRequestKinds = ['access', 'erasure', 'do-not-contact'] as const;

export type PrivacyRequestKind = (typeof privacyRequestKinds)[number];

export const privacyOutcomes = ['answered', 'refused'] as const;

export type PrivacyOutcome = (typeof privacyOutcomes)[number];

/** Within so many days of its receipt a request is to be answered: the strictest of the laws that give a period. */
export const daysToAnswer = 30;

export const privacyRequestSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  leadId: z.string(),
  /** As it is kept of the person now. */
  email: z.string(),
  kind: z.enum(privacyRequestKinds),
  receivedOn: z.string(),
  dueOn: z.string(),
  outcome: z.nullable(z.enum(privacyOutcomes)),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
});

export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;

/** The most that each list of one answer holds. */
export const privacyRequestsPerRead = 100;

export const privacyRequestsSchema = /* @__PURE__ */ z.object({
  /** Those that wait for an answer, the first due first. */
  open: z.array(privacyRequestSchema),
  /** The last that were closed. */
  closed: z.array(privacyRequestSchema),
});

export type PrivacyRequests = z.infer<typeof privacyRequestsSchema>;
