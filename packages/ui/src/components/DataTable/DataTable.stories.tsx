import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asWritten } from '../../internal/as-written.fixtures.ts';
import { brokenWords, enlargedText } from '../../internal/enlarged-text.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { type Lead, leads } from './DataTable.fixtures.ts';
import { DataTable, type DataTableColumn } from './DataTable.tsx';

const columns: DataTableColumn<Lead>[] = [
  {
    key: 'email',
    header: 'Email',
    cell: asWritten('({ email }) => <EmailAddress>{email}</EmailAddress>', ({ email }) => (
      <EmailAddress>{email}</EmailAddress>
    )),
    sortable: true,
  },
  { key: 'date', header: 'Date', cell: ({ date }) => date, sortable: true },
  {
    key: 'status',
    header: 'Status',
    cell: asWritten('({ status }) => <Badge>{status}</Badge>', ({ status }) => <Badge>{status}</Badge>),
  },
  { key: 'messages', header: 'Messages', cell: ({ messages }) => messages, sortable: true, align: 'end' },
];

const meta = {
  title: 'Components/Data/DataTable',
  id: 'components-datatable',
  component: DataTable<Lead>,
  parameters: { visual: { widths: [390, 960] } },
  args: {
    label: 'Leads',
    columns,
    rows: leads,
    rowId: ({ id }) => id,
    defaultSort: { key: 'date', direction: 'descending' },
    selectLabel: ({ email }) => `Select ${email}`,
    defaultSelected: ['2'],
    rowActions: {
      header: 'Actions',
      cell: asWritten(
        '({ email }) => <Menu variant="icon" label={`Actions for ${email}`} items={[{ label: \'Mark as contacted\', onSelect: () => {} }]} />',
        ({ email }) => (
          <Menu
            variant="icon"
            label={`Actions for ${email}`}
            items={[{ label: 'Mark as contacted', onSelect: () => {} }]}
          />
        ),
      ),
    },
  },
} satisfies Meta<typeof DataTable<Lead>>;
export default meta;

type Story = StoryObj<typeof meta>;

const { selectLabel: _select, defaultSelected: _selected, rowActions: _actions, ...plain } = meta.args;

/** On a phone each row is a card. */
export const Default: Story = {};
export const Plain: Story = { render: () => <DataTable {...plain} /> };

const inNarrowPlace: Decorator = (StoryInside) => (
  <div style={{ inlineSize: 320 }}>
    <StoryInside />
  </div>
);

/** The place decides, as in a drawer, and not the window. Everything that can be pressed still can. */
export const InANarrowPlace: Story = {
  parameters: { visual: { widths: [960] } },
  decorators: [inNarrowPlace],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Leads' });
    await expect(region.scrollWidth).toBe(region.clientWidth);
    const [, first] = canvas.getAllByRole('row');
    const card = within(first!);
    const email = card.getByRole('rowheader', { name: 'ann.hollis@example.com' });
    const date = card.getByRole('cell', { name: 'Nov 21, 2026' });
    await expect(date.getBoundingClientRect().top).toBeGreaterThanOrEqual(email.getBoundingClientRect().bottom);
    await expect(getComputedStyle(date, '::before').content).toContain('Date');
    await userEvent.click(canvas.getByRole('button', { name: 'Messages' }));
    await expect(canvas.getByRole('columnheader', { name: 'Messages' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByRole('columnheader', { name: 'Status' }).getBoundingClientRect().width).toBeLessThan(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(card.getByRole('checkbox', { name: 'Select ann.hollis@example.com' }));
    await expect(first).not.toHaveAttribute('data-selected');
    await userEvent.click(card.getByRole('button', { name: 'Actions for ann.hollis@example.com' }));
    await expect(await within(document.body).findByRole('menuitem', { name: 'Mark as contacted' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(card.getByRole('button', { name: /^Actions/ })).toHaveFocus());
  },
};

/** A few narrow figures are still to be compared on a phone. */
export const ScrollsWhenNarrow: Story = {
  args: { whenNarrow: 'scroll' },
  parameters: { visual: { widths: [390] } },
};
export const AllSelected: Story = {
  args: { defaultSelected: ['1', '2', '3', '4'] },
  parameters: { visual: { widths: [960] } },
};

/** Tab goes to the table, the checkbox of all rows and the headers; Space selects, Enter orders. */
export const ByKeyboard: Story = {
  parameters: { visual: { widths: [960] } },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Leads' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select ann.hollis@example.com' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending');
    canvas.getByRole('button', { name: 'Email' }).focus({ focusVisible: true });
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState heading="No lead matches" headingLevel={2}>
        Four filters are set. Together they leave nothing.
      </EmptyState>
    ),
  },
};

/** Higher than the window, it scrolls under its head. */
export const UnderItsHead: Story = {
  args: {
    height: 'window',
    rows: Array.from({ length: 40 }, (_, index) => ({ ...leads[index % 4]!, id: `${index}` })),
  },
  parameters: { frame: 'none', visual: { widths: [960], height: 560 } },
  play: ({ canvas }) => {
    canvas.getByRole('region', { name: 'Leads' }).scrollTop = 130;
  },
};

/** A list that has just begun is as high as it is, and its menu has room. */
export const OneRow: Story = { args: { rows: leads.slice(0, 1), defaultSelected: [] } };

/** Text twice as large: in a card nothing stands beside anything, and no word is broken. */
export const EnlargedText: Story = {
  parameters: { visual: { widths: [390] } },
  decorators: [inNarrowPlace],
  beforeEach: enlargedText.beforeEach,
  play: async ({ canvas }) => {
    enlargedText.enlarge();
    const [, rows] = canvas.getAllByRole('rowgroup');
    await expect(brokenWords(rows!)).toEqual([]);
  },
};
export const LongWords: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, header: `${column.header} nach Aufgabenverwaltungsbericht` })),
    rows: [
      {
        id: '1',
        email: 'maria-magdalena.featherstonehaugh-cholmondeley@a-very-long-subdomain.mail.example',
        status: 'Donaudampfschifffahrtsgesellschaft',
        date: 'Not yet',
        messages: 1_204_311,
      },
    ],
  },
};
export const Inverse: Story = {
  parameters: { frame: 'none', visual: { widths: [960] } },
  render: (args) => (
    <Section surface="inverse" space="compact" component="div">
      <DataTable {...args} />
    </Section>
  ),
};
