import type { InvestmentLead } from '@sponsor/domain';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { LeadTable, type LeadTableProps } from './LeadTable.tsx';
import { leadTableTexts as texts } from './texts.ts';

const table = { timeZone: 'America/Indiana/Indianapolis' };

const lead: InvestmentLead = {
  id: '019a8f3c-0000-7000-8000-000000000001',
  email: 'ann.hollis@example.com',
  created_at: '2025-01-05T12:00:00Z',
  status: 'new',
  contacted_at: null,
};

const emptySentence = 'No leads found. Once users submit their emails on the investment page, they will appear here.';

function cellsOf(row: InvestmentLead): (string | null)[] {
  const { unmount } = render(<LeadTable {...table} leads={[row]} />);
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
  unmount();
  return cells;
}

describe('<LeadTable>', () => {
  it('[staff-4] has exactly four columns', () => {
    render(<LeadTable {...table} leads={[lead]} />);
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Email', 'Date', 'Status', 'Last Contacted']);
  });

  it('requests another order, and the opposite one', () => {
    const handleSort = vi.fn<NonNullable<LeadTableProps['onSort']>>();
    const { rerender } = render(<LeadTable {...table} leads={[lead]} onSort={handleSort} />);
    const sorted = () => screen.getAllByRole('columnheader').map((header) => header.getAttribute('aria-sort'));
    expect(sorted()).toEqual([null, 'descending', null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Date' }));
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    const byEmail = { by: 'email', direction: 'ascending' } as const;
    expect(handleSort.mock.calls).toEqual([[{ by: 'createdAt', direction: 'ascending' }], [byEmail]]);
    rerender(<LeadTable {...table} leads={[lead]} sort={byEmail} onSort={handleSort} />);
    expect(sorted()).toEqual(['ascending', null, null, null]);
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    expect(handleSort).toHaveBeenLastCalledWith({ by: 'email', direction: 'descending' });
    fireEvent.click(screen.getByRole('button', { name: 'Status' }));
    fireEvent.click(screen.getByRole('button', { name: 'Last Contacted' }));
    expect(handleSort.mock.calls.slice(-2)).toEqual([
      [{ by: 'status', direction: 'ascending' }],
      [{ by: 'contactedAt', direction: 'ascending' }],
    ]);
  });

  it('keeps its four columns with checkboxes, and keeps the selection of other pages', () => {
    const handleSelect = vi.fn<NonNullable<LeadTableProps['onSelect']>>();
    const other = { ...lead, id: 'other', email: 'other@example.com' };
    const elsewhere = { ...lead, id: 'elsewhere' };
    render(<LeadTable {...table} leads={[lead, other]} selected={[elsewhere, other]} onSelect={handleSelect} />);
    const names = ['Email', 'Date', 'Status', 'Last Contacted'];
    expect(names.map((name) => screen.getByRole('columnheader', { name }).textContent)).toEqual(names);
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    expect([box('Select: ann.hollis@example.com').checked, box('Select: other@example.com').checked]).toEqual([
      false,
      true,
    ]);
    expect(box('Select all on this page').indeterminate).toBe(true);
    fireEvent.click(box('Select: ann.hollis@example.com'));
    fireEvent.click(box('Select: other@example.com'));
    fireEvent.click(box('Select all on this page'));
    expect(handleSelect.mock.calls).toEqual([[[elsewhere, other, lead]], [[elsewhere]], [[elsewhere, lead, other]]]);
  });

  it('shows additional columns', () => {
    const further = [{ key: 'name', header: 'Name', text: ({ email }: InvestmentLead) => `Name of ${email}` }];
    render(<LeadTable {...table} leads={[lead]} further={further} />);
    expect(screen.getAllByRole('columnheader').at(-1)?.textContent).toBe('Name');
    expect(screen.getByRole('cell', { name: 'Name of ann.hollis@example.com' })).toBeDefined();
  });

  it('[staff-4] says that a lead has not been contacted', () => {
    expect(cellsOf(lead)).toEqual(['ann.hollis@example.com', 'Jan 5, 2025', 'new', 'Not contacted']);
  });

  it('shows the date of the last contact', () => {
    expect(cellsOf({ ...lead, contacted_at: '2025-02-14T15:00:00Z' })[3]).toBe('Feb 14, 2025');
  });

  it('[staff-4] shows the date in Indiana, and the exact time in UTC on hover', () => {
    render(<LeadTable {...table} leads={[{ ...lead, created_at: '2025-01-05T04:59:59.999Z' }]} />);
    expect(screen.getByText('Jan 4, 2025').title).toBe('2025-01-05 04:59:59.999 UTC');
  });

  it.each(['wEiRd_1', 'do_not_contact', '<b>new</b>', 'NEW'])('[staff-4] shows the status %s as stored', (status) => {
    expect(cellsOf({ ...lead, status })[2]).toBe(status);
  });

  it('shows a pin for known statuses only', () => {
    const { container, rerender } = render(<LeadTable {...table} leads={[{ ...lead, status: 'invested' }]} />);
    expect(container.querySelector('[data-status=invested]')).not.toBeNull();
    rerender(<LeadTable {...table} leads={[{ ...lead, status: 'Invested' }]} />);
    expect(container.querySelector('[data-status]')).toBeNull();
  });

  it('[staff-5] says below the header that there are no leads', () => {
    render(<LeadTable {...table} leads={[]} />);
    expect(screen.getByText(emptySentence)).toBeDefined();
    expect(screen.getAllByRole('columnheader')).toHaveLength(4);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers a retry if the list failed to load', () => {
    const handleRetry = vi.fn<() => void>();
    render(<LeadTable {...table} leads={[]} onRetry={handleRetry} />);
    expect(screen.getByText(emptySentence)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(handleRetry).toHaveBeenCalledOnce();
  });

  it('[staff-5] does not say that there are no leads while it is loading', async () => {
    render(<LeadTable {...table} leads={undefined} />);
    const waiting = await screen.findByText(texts.loading);
    expect(waiting.querySelector('span')).not.toBeNull();
    expect(screen.queryByText(emptySentence)).toBeNull();
  });
});
