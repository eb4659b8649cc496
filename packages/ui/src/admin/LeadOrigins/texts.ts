export const leadOriginsTexts = {
  heading: 'Lead sources',
  loading: 'Counting leads',
  /** Names of the charts; the days follow. */
  forms: 'People by first form,',
  campaigns: 'People by campaign,',
  pages: 'Pages shown,',
  /** Between the first and the last day. */
  to: 'to',
  day: 'Day',
  total: 'Total',
  table: 'Show as a table',
  /** For the sum of values too small to show. */
  others: 'All others',
  /** For leads without a campaign. */
  noCampaign: 'No campaign',
  empty: 'No leads in the last 30 days.',
};

export type LeadOriginsTexts = typeof leadOriginsTexts;
