import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { asWritten } from '../../internal/as-written.fixtures.ts';
import { brokenWords, enlargedText } from '../../internal/enlarged-text.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { EmailAddress } from '../EmailAddress/EmailAddress.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { type Lead, leads } from './DataTable.fixtures.ts';
import { DataTable, type DataTableColumn, type DataTableProps } from './DataTable.tsx';
import type { DataTableSort } from './DataTableHeader.tsx';

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

const orders: Record<string, (one: Lead, other: Lead) => number> = {
  email: (one, other) => one.email.localeCompare(other.email),
  date: (one, other) => Date.parse(one.date) - Date.parse(other.date),
  messages: (one, other) => one.messages - other.messages,
};

interface InOrderProps {
  args: DataTableProps<Lead>;
  children: (ordered: Pick<DataTableProps<Lead>, 'rows' | 'onSortChange'>) => ReactNode;
}

/** Sorts the rows on request, as their owner does. */
function InOrder({ args: { rows, defaultSort = null }, children }: InOrderProps) {
  const [sort, setSort] = useState<DataTableSort | null>(defaultSort);
  const order = sort && orders[sort.key];
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return children({
    rows: order ? rows.toSorted((one, other) => sign * order(one, other)) : rows,
    onSortChange: asWritten('() => {}', setSort),
  });
}

const inOrderToCopy = `import { DataTable, type DataTableColumn, type DataTableSort, Menu } from '@sponsor/ui';
import { useState } from 'react';

interface Lead {
  id: string;
  email: string;
  signedUp: string;
  messages: number;
}

const leads: Lead[] = [
  { id: '1', email: 'ann.hollis@example.com', signedUp: '2026-11-21', messages: 1 },
  { id: '2', email: 'b.okafor@example.com', signedUp: '2026-11-20', messages: 3 },
  { id: '3', email: 'carla.mendez@example.com', signedUp: '2026-11-20', messages: 12 },
];

const columns: DataTableColumn<Lead>[] = [
  { key: 'email', header: 'Email', cell: ({ email }) => email, sortable: true },
  { key: 'signedUp', header: 'Signed up', cell: ({ signedUp }) => signedUp, sortable: true },
  { key: 'messages', header: 'Messages', cell: ({ messages }) => messages, sortable: true, align: 'end' },
];

const orders: Record<string, (one: Lead, other: Lead) => number> = {
  email: (one, other) => one.email.localeCompare(other.email),
  signedUp: (one, other) => one.signedUp.localeCompare(other.signedUp),
  messages: (one, other) => one.messages - other.messages,
};

export function Leads() {
  const [sort, setSort] = useState<DataTableSort | null>({ key: 'signedUp', direction: 'descending' });
  const order = sort && orders[sort.key];
  const sign = sort?.direction === 'descending' ? -1 : 1;
  return (
    <DataTable
      label="Leads"
      columns={columns}
      rows={order ? leads.toSorted((one, other) => sign * order(one, other)) : leads}
      rowId={({ id }) => id}
      sort={sort}
      onSortChange={setSort}
      selectLabel={({ email }) => \`Select \${email}\`}
      rowActions={{
        header: 'Actions',
        cell: ({ email }) => (
          <Menu
            variant="icon"
            label={\`Actions for \${email}\`}
            items={[
              { label: 'Mark as contacted', onSelect: () => {} },
              { label: 'Send to the CRM again', onSelect: () => {} },
              { label: 'Erase…', onSelect: () => {}, tone: 'danger' },
            ]}
          />
        ),
      }}
    />
  );
}
`;

const meta = {
  title: 'Components/Data/DataTable',
  id: 'components-datatable',
  component: DataTable<Lead>,
  decorators: (StoryInside, { args }) => (
    <InOrder args={args}>{(ordered) => <StoryInside args={{ ...args, ...ordered }} />}</InOrder>
  ),
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
export const Default: Story = { parameters: { docs: { source: { code: inOrderToCopy, language: 'tsx' } } } };
export const Plain: Story = { render: () => <DataTable {...plain} /> };

const inPlace =
  (inlineSize: number): Decorator =>
  (StoryInside) => (
    <div style={{ inlineSize }}>
      <StoryInside />
    </div>
  );

/** The container decides, for example a drawer, and not the window. All controls still work. */
export const InANarrowPlace: Story = {
  parameters: { visual: { widths: [960] } },
  decorators: [inPlace(320)],
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

/** A few narrow columns are comparable even on a phone. */
export const ScrollsWhenNarrow: Story = {
  args: { whenNarrow: 'scroll' },
  parameters: { visual: { widths: [390] } },
};
/** If a table scrolls, the row actions stay in view, and their menu is above the following rows. */
export const ActionsInSight: Story = {
  decorators: [inPlace(672)],
  parameters: { visual: { widths: [720] } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Leads' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    const [first] = canvas.getAllByRole('button', { name: /^Actions for/ });
    await expect(first!.getBoundingClientRect().right).toBeLessThanOrEqual(region.getBoundingClientRect().right);
    await userEvent.click(first!);
    const command = await within(document.body).findByRole('menuitem', { name: 'Mark as contacted' });
    const { left, bottom } = command.getBoundingClientRect();
    await expect(command.contains(document.elementFromPoint(left + 8, bottom - 4))).toBe(true);
  },
};
export const AllSelected: Story = {
  args: { defaultSelected: ['1', '2', '3', '4'] },
  parameters: { visual: { widths: [960] } },
};

/** Tab moves to the table, the checkbox of all rows and the heads; Space selects, Enter sorts. */
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

/** If it is higher than the window, it scrolls under its head. */
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

/** A short list keeps its own height, and its menu has room. */
export const OneRow: Story = { args: { rows: leads.slice(0, 1), defaultSelected: [] } };

/** At doubled text size, a card stacks everything, and no word is broken. */
export const EnlargedText: Story = {
  parameters: { visual: { widths: [390] } },
  decorators: [inPlace(320)],
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
