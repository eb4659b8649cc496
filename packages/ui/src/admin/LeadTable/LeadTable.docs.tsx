import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The list of leads, a page at a time, with a `Pagination` under it.'],
  instead: {
    DataTable: 'for any other list of rows.',
    EmptyState: 'for other empty lists; this table shows its own message.',
  },
  anatomy: {
    Rows: 'address, sign-up, status, last contact; two lines per lead if there is no room for columns.',
    Head: 'with `onSort`, sortable columns have buttons. Four columns, plus those in `further`.',
    Checkboxes: 'with `onSelect`, one for each lead and one in the head for the page.',
    'Loading, failed, empty': 'each replaces the rows; `onRetry` adds a button if loading failed.',
  },
  words: [
    'English, unless `texts` says otherwise. Dates are in the office’s time zone; hovering shows the exact time in UTC.',
  ],
  keyboard: {
    Tab: 'moves to the buttons in the head, to checkboxes and links, then to the retry button.',
    Space: 'selects a lead.',
  },
  spoken: ['A table with a name. Its loading is announced.'],
};
