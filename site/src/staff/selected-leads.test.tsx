import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetched, leadReads, linkOf, open, prepareDesk, server, settle } from './desk.fixtures.tsx';

describe('the leads that are selected', () => {
  prepareDesk();

  it('gives a status to those that are selected, and keeps those that refused it', async () => {
    await open();
    const box = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(box(1));
    fireEvent.click(box(2));
    expect(screen.getByRole('link', { name: 'Export 2' }).getAttribute('href')).toBe(
      '/api/desk/leads/export/csv?ids=lead-1%2Clead-2',
    );
    server['/api/desk/leads/change'] = () =>
      Response.json({ changed: 1, refused: [{ id: 'lead-1', code: 'unknown-lead', message: 'For programs.' }] });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Set status' }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'qualified' }));
    // The menu closes first, and two toasts arrive in turn.
    await settle();
    await settle();
    expect(fetched.mock.calls.find(([path]) => path.endsWith('/change'))?.[1]?.body).toBe(
      '{"ids":["lead-1","lead-2"],"status":"qualified"}',
    );
    expect(screen.getByText('There is no such lead any more.')).toBeDefined();
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(leadReads()).toHaveLength(2);
  });

  it('gives those that are selected to one of the staff', async () => {
    server['/api/desk/staff/owners'] = () => Response.json({ owners: ['asha.menon@example.com'] });
    server['/api/desk/leads/change'] = () => Response.json({ changed: 1, refused: [] });
    await open();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select: lead-1@example.com' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Assign' }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'asha.menon@example.com' }));
    await settle();
    await settle();
    expect(fetched.mock.calls.find(([path]) => path.endsWith('/change'))?.[1]?.body).toBe(
      '{"ids":["lead-1"],"owner":"asha.menon@example.com"}',
    );
    expect(screen.queryByRole('region', { name: 'Selected leads' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
    expect(leadReads()).toHaveLength(2);
  });

  it('goes on in the list when a selection is cleared, with whoever was selected last', async () => {
    await open();
    const box = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(box(2));
    fireEvent.click(box(1));
    const clear = screen.getByRole('button', { name: 'Clear' });
    clear.focus();
    fireEvent.click(clear);
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
  });

  it('goes on at a lead in sight after a change of many, so that the window stays where it is', async () => {
    await open();
    const row = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(row(2));
    fireEvent.click(row(1));
    const below = new DOMRect(0, 5000, 200, 40);
    vi.spyOn(linkOf('lead-1@example.com'), 'getBoundingClientRect').mockReturnValue(below);
    fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(document.activeElement?.textContent).toBe('lead-2@example.com');
  });
});
