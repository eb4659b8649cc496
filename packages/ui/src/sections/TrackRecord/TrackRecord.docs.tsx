import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'There are figures about all projects and each can say how it was counted. On the page about the company and on that of all projects.',
  ],
  instead: { StatBand: 'for three figures.', DataTable: 'for staff.' },
  anatomy: {
    Link: 'optional, to what the figures were counted from.',
    Columns: 'figure, what it counts, how it was counted.',
    Rows: 'claims.',
  },
  words: ['“As of” with a date in the introduction.', 'Losses stand in the same table.'],
  keyboard: { Tab: 'reaches the link and note marks.' },
  spoken: ['A table with column heads; on a phone each cell is preceded by its head.'],
};
