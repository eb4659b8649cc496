import * as z from 'zod/mini';

/** The number of days in the charts of the dashboard, including today. */
export const originDays = 30;

const countsSchema = z.array(z.number());

const seriesSchema = z.object({
  /** The id of a form, the name of a campaign, or the path of a page; empty if none was named. */
  name: z.string(),
  /** One per day. */
  counts: countsSchema,
});

/** The origins of leads, day by day. */
export const leadOriginsSchema = /* @__PURE__ */ z.object({
  /** Days at the office, as `2026-03-01`, up to today. Fewer than 30 if there were more leads than are counted. */
  days: z.array(z.string()),
  /** People by the first form that they sent. */
  forms: z.array(seriesSchema),
  /** People by the campaign that brought them: the five largest, and all others in one. */
  campaigns: z.array(seriesSchema),
  otherCampaigns: countsSchema,
  /** Page views of the five most-viewed pages, and all others in one. */
  pages: z.array(seriesSchema),
  otherPages: countsSchema,
});

export type LeadOrigins = z.infer<typeof leadOriginsSchema>;

export type OriginSeries = LeadOrigins['forms'][number];
