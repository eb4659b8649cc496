import * as z from 'zod/mini';

// Exactly the values that `formatDate` can show; stored instants come with and without seconds and offsets.
const timestamp = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))));

/** One row of the leads table on the wire; columns beyond these five are dropped. */
export const investmentLeadSchema = /* @__PURE__ */ z.object({
  id: z.string(),
  email: z.string(),
  created_at: timestamp,
  status: z.string(),
  contacted_at: z.nullable(timestamp),
});

export type InvestmentLead = z.infer<typeof investmentLeadSchema>;

/** The statuses that staff choose from. A stored status may be any other text, and is shown as stored. */
export const leadStatuses = ['new', 'contacted', 'qualified', 'invested', 'not_interested', 'do_not_contact'] as const;
