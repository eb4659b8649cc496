import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The list of leads, a page at a time, with a `Pagination` under it.'],
  instead: {
    DataTable: 'for any other list of rows.',
    EmptyState: 'is what it shows by itself when there are none.',
  },
  anatomy: {
    Rows: 'address, sign-up, status; two lines a lead where there is no room for columns.',
    Head: 'each is a button with `onSort`. Exactly four columns, unless somebody asked for `further`.',
    Checkboxes: 'beside the addresses with `onSelect`, and one in the head for the page.',
    'Loading, failed, empty': 'each in the place of the rows, with `onRetry` where that helps.',
  },
  words: ['English unless `texts` says otherwise. Times in the office’s zone, which the head of the column says.'],
  keyboard: {
    Tab: 'goes to the buttons of the head, to checkboxes and links, then to retry.',
    Space: 'selects a lead.',
  },
  spoken: ['A table by its name. While it is loaded, a status says so; a failure is read out.'],
};
