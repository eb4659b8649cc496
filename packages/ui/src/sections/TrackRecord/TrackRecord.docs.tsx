import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Figures about all projects, each with an explanation of how it was counted. On the page about the company and on that of all projects.',
  ],
  instead: { StatBand: 'for three figures.', DataTable: 'for staff.' },
  anatomy: {
    Link: 'optional, to the source of the figures.',
    Columns: 'figure, subject, method of counting.',
    Rows: 'claims.',
  },
  words: ['“As of” with a date in the introduction.', 'Losses are in the same table.'],
  keyboard: { Tab: 'reaches the link and note marks.' },
  spoken: ['A table with column heads; on a phone the head precedes each cell.'],
};
