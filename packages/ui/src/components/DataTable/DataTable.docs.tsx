import type { Guide } from '../../guides/guide.ts';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

const asked = [
  { form: 'Webinar', exact: '$15,000', rough: '15k' },
  { form: 'Contact', exact: '$2,500', rough: '$2,500.00' },
];

const columns = (
  amount: (row: (typeof asked)[number]) => string,
  align: 'start' | 'end' = 'end',
): DataTableColumn<(typeof asked)[number]>[] => [
  { key: 'form', header: 'Form', cell: ({ form }) => form, narrow: true },
  { key: 'amount', header: 'Amount', cell: amount, align, narrow: true },
];

export const guide: Guide = {
  use: [
    'From about five similar rows, if people look for one, sort them, or act on several: leads, deliveries, accounts.',
    'On a public page only to compare columns, such as fees; a list of links is no table.',
  ],
  instead: {
    DescriptionList: 'for the facts about one thing.',
    TrackRecord: 'for a public table whose figures are claims.',
    Timeline: 'for the history of one thing.',
  },
  never: ['For page layout.', 'More than about 50 rows at once: show one page at a time with `Pagination`.'],
  anatomy: {
    Head: 'names the columns; sortable ones are buttons. With `height="window"` it stays visible.',
    Boxes: 'with `selectLabel`, one before each row and one for all.',
    'First cell': 'names the row.',
    Actions: 'at the end of a row, a `Menu` or a `Button`.',
    Empty: 'content shown instead of rows.',
    'In a narrow place':
      'each row is a card: its name, its actions, and a line for each other column. One action is beside the name, several are below the lines; a `wide` column is under its own name.',
  },
  parts: { Head: 'thead', Boxes: 'tbody input', 'First cell': 'tbody th', Actions: 'tbody button' },
  words: [
    'Column heads of one or two words: “Signed up”, “Status”. They also appear next to each value of a card.',
    'Figures and dates in their display form, one form per column. A cell without a value shows a dash.',
    'The empty state distinguishes “nothing yet” from “nothing found”.',
  ],
  keyboard: {
    Tab: 'moves through sort buttons, boxes and actions; to the table itself if it scrolls.',
    'Enter, Space': 'on a head sorts by it; a second press reverses the order.',
    'Arrow keys': 'scroll the table while it has the focus.',
  },
  spoken: [
    'A table named by `label`, with the number of rows and columns. The sorted head announces its direction.',
    'Each cell is read after the name of its column and, across columns, of its row.',
  ],
  compare: [
    {
      right: (
        <DataTable
          label="Amounts asked for"
          rows={asked}
          rowId={({ form }) => form}
          columns={columns(({ exact }) => exact)}
          whenNarrow="scroll"
        />
      ),
      wrong: (
        <DataTable
          label="Amounts that cannot be compared"
          rows={asked}
          rowId={({ form }) => form}
          columns={columns(({ rough }) => rough, 'start')}
          whenNarrow="scroll"
        />
      ),
      because: 'With figures in one form, right-aligned, the larger one stands out at a glance.',
    },
  ],
};
