import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { type Lead, leads } from './DataTable.fixtures.ts';
import { DataTable, type DataTableProps } from './DataTable.tsx';

const props: DataTableProps<Lead> = {
  label: 'Leads',
  columns: [
    { key: 'email', header: 'Email', cell: ({ email }) => email },
    { key: 'date', header: 'Date', cell: ({ date }) => date, sortable: true },
    { key: 'messages', header: 'Messages', cell: ({ messages }) => messages, sortable: true, align: 'end' },
  ],
  rows: leads.slice(0, 2),
  rowId: ({ id }) => id,
};
const selectLabel = ({ email }: Lead) => `Select ${email}`;

const head = (name: string) => screen.getByRole('columnheader', { name });
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const all = () => box('Select all on this page');

describe('<DataTable>', () => {
  it('names rows by their first cell, and scrolls by keyboard', () => {
    render(<DataTable {...props} />);
    expect(screen.getByRole('table', { name: 'Leads' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Leads' }).tabIndex).toBe(0);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'ann.hollis@example.com',
      'b.okafor@example.com',
    ]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('repeats the column head in each cell but the first, for the card layout', () => {
    render(<DataTable {...props} />);
    const [, first] = screen.getAllByRole('row');
    const values = within(first!).getAllByRole('cell');
    expect(values.map(({ dataset }) => dataset['header'])).toEqual(['Date', 'Messages']);
    expect(within(first!).getByRole('rowheader').dataset['header']).toBeUndefined();
  });

  it('requests an order, then the opposite, and announces the current one', () => {
    const handleSortChange = vi.fn<(sort: unknown) => void>();
    render(
      <DataTable {...props} defaultSort={{ key: 'date', direction: 'descending' }} onSortChange={handleSortChange} />,
    );
    expect(head('Date').getAttribute('aria-sort')).toBe('descending');
    expect(within(head('Email')).queryByRole('button')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Messages' }));
    expect(head('Messages').getAttribute('aria-sort')).toBe('ascending');
    expect(head('Date').hasAttribute('aria-sort')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Messages' }));
    expect(handleSortChange.mock.calls).toEqual([
      [{ key: 'messages', direction: 'ascending' }],
      [{ key: 'messages', direction: 'descending' }],
    ]);
  });

  it('has no sort buttons without `onSortChange`', () => {
    render(<DataTable {...props} defaultSort={{ key: 'date', direction: 'descending' }} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(head('Date').getAttribute('aria-sort')).toBe('descending');
  });

  it('keeps its order if controlled', () => {
    const handleSortChange = vi.fn<(sort: unknown) => void>();
    render(<DataTable {...props} sort={null} onSortChange={handleSortChange} />);
    fireEvent.click(screen.getByRole('button', { name: 'Date' }));
    expect(handleSortChange).toHaveBeenCalledExactlyOnceWith({ key: 'date', direction: 'ascending' });
    expect(head('Date').hasAttribute('aria-sort')).toBe(false);
  });

  it('selects one row or all, and shows a partial selection in its head', () => {
    const handleSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    render(<DataTable {...props} selectLabel={selectLabel} onSelectedChange={handleSelectedChange} />);
    fireEvent.click(box('Select b.okafor@example.com'));
    expect([all().checked, all().indeterminate]).toEqual([false, true]);
    fireEvent.click(all());
    expect([all().checked, all().indeterminate]).toEqual([true, false]);
    fireEvent.click(all());
    expect([all().checked, all().indeterminate]).toEqual([false, false]);
    expect(handleSelectedChange.mock.calls).toEqual([[['2']], [['1', '2']], [[]]]);
  });

  it('keeps the selection of other pages', () => {
    const handleSelectedChange = vi.fn<(selected: readonly string[]) => void>();
    render(
      <DataTable
        {...props}
        selectLabel={selectLabel}
        selected={['7', '1', '2']}
        onSelectedChange={handleSelectedChange}
      />,
    );
    expect(all().checked).toBe(true);
    fireEvent.click(all());
    expect(handleSelectedChange).toHaveBeenCalledExactlyOnceWith(['7']);
    expect(box('Select ann.hollis@example.com').checked).toBe(true);
  });

  it('ends each row with its actions', () => {
    const rowActions = { header: 'Actions', cell: ({ email }: Lead) => <button type="button">Open {email}</button> };
    render(<DataTable {...props} rowActions={rowActions} />);
    expect(head('Actions')).toBeTruthy();
    const [, first] = screen.getAllByRole('row');
    expect(within(first!).getAllByRole('cell').at(-1)?.textContent).toBe('Open ann.hollis@example.com');
  });

  it('shows `empty` instead of rows, without checkboxes', () => {
    render(<DataTable {...props} rows={[]} empty="No leads yet" selectLabel={selectLabel} />);
    expect(screen.getByText('No leads yet')).toBeTruthy();
    expect(all()).toMatchObject({ disabled: true, checked: false });
  });
});
