import * as z from 'zod/mini';

/** How many days the charts of the dashboard look back, today among them. */
export const originDays = 30;

const countsSchema = z.array(z.number());

const seriesSchema = z.object({
  /** The id of a form, the name of a campaign, or the path of a page; empty where none was named. */
  name: z.string(),
  /** One for each day. */
  counts: countsSchema,
});

/** Where leads come from, a day after the other. */
export const leadOriginsSchema = /* @__PURE__ */ z.object({
  /** Of the office, as `2026-03-01`, up to today. Fewer than 30 where more came than are counted. */
  days: z.array(z.string()),
  /** People by the form that they came by first. */
  forms: z.array(seriesSchema),
  /** People by the campaign that brought them, of the five that brought most, and all others in one. */
  campaigns: z.array(seriesSchema),
  otherCampaigns: countsSchema,
  /** How often pages were shown, of the five that were shown most, and all others in one. */
  pages: z.array(seriesSchema),
  otherPages: countsSchema,
});

export type LeadOrigins = z.infer<typeof leadOriginsSchema>;

export type OriginSeries = LeadOrigins['forms'][number];
