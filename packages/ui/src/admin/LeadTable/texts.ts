export const leadTableTexts = {
  /** Names the table. */
  heading: 'Investment Leads',
  columns: { email: 'Email', createdAt: 'Date', status: 'Status', contactedAt: 'Last Contacted' },
  loading: 'Loading leads',
  empty: 'No leads found. Once users submit their emails on the investment page, they will appear here.',
  notContacted: 'Not contacted',
  /** Precedes the address in the name of a row's checkbox. */
  select: 'Select',
  retry: 'Retry',
};

export type LeadTableTexts = typeof leadTableTexts;
