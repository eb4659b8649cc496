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
    'From about five rows of one kind, where somebody looks for one, puts them in order, or does the same to several: leads, deliveries, accounts.',
    'On a public page only where columns are compared, as fees; a list of links is no table.',
  ],
  instead: {
    DescriptionList: 'for what is known of one thing.',
    TrackRecord: 'for a public table whose figures are claims.',
    Timeline: 'for what happened to one thing.',
  },
  never: ['To lay out a page.', 'More than about 50 rows at once: show them a page at a time with `Pagination`.'],
  anatomy: {
    Head: 'names the columns; those that can be ordered are buttons. With `height="window"` it stays in sight.',
    Boxes: 'with `selectLabel`, one before each row and one for all.',
    'First cell': 'names the row.',
    Actions: 'at the end of a row, a `Menu` or a `Button`.',
    Empty: 'what stands there instead of rows.',
    'In a narrow place':
      'each row is a card: its name, its actions, and a line for each other column. Several actions stand below them, one beside the name; a `wide` column stands under its own name.',
  },
  parts: { Head: 'thead', Boxes: 'tbody input', 'First cell': 'tbody th', Actions: 'tbody button' },
  words: [
    'Column heads of one or two words: “Signed up”, “Status”. They also stand beside each value of a card.',
    'Figures and dates written as they are to be read, one form in a column. A cell without a value says so with a dash.',
    'The empty state tells nothing-yet from nothing-found.',
  ],
  keyboard: {
    Tab: 'goes through heads that order, boxes and actions; to the table itself where it scrolls.',
    'Enter, Space': 'on a head orders by it, again the other way.',
    'Arrow keys': 'scroll the table while it has the focus.',
  },
  spoken: [
    'A table by its `label`, with rows and columns counted. The head that it is ordered by says which way.',
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
      because: 'Figures of one form, flush right: the larger one is seen before it is read.',
    },
  ],
};
