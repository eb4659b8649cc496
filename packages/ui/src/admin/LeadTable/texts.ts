export const leadTableTexts = {
  /** Names the table. */
  heading: 'Investment Leads',
  columns: { email: 'Email', createdAt: 'Date', status: 'Status', contactedAt: 'Last Contacted' },
  loading: 'Loading leads',
  empty: 'No leads found. Once users submit their emails on the investment page, they will appear here.',
  notContacted: 'Not contacted',
  /** Before the address, names the checkbox of a row. */
  select: 'Select',
  retry: 'Retry',
  pages: {
    label: 'Pages of leads',
    previous: 'Previous',
    next: 'Next',
    /** Between the range and the total, as in `1–50 of 214`. */
    of: 'of',
  },
};

export type LeadTableTexts = typeof leadTableTexts;

export type LeadPagerTexts = LeadTableTexts['pages'];
