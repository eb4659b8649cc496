import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fetched, leadReads, linkOf, open, prepareDesk, server, settle } from './desk.fixtures.tsx';

describe('the selected leads', () => {
  prepareDesk();

  it('get a status, and stay selected if the change is refused', async () => {
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
    expect(screen.getByText('This lead no longer exists.')).toBeDefined();
    expect(screen.getByText('1 selected')).toBeDefined();
    expect(leadReads()).toHaveLength(2);
  });

  it('are assigned to a staff member', async () => {
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

  it('pass the focus to the lead selected last when the selection is cleared', async () => {
    await open();
    const box = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(box(2));
    fireEvent.click(box(1));
    const clear = screen.getByRole('button', { name: 'Clear' });
    clear.focus();
    fireEvent.click(clear);
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
  });

  it('pass the focus to a visible lead after a bulk change, so that the window does not scroll', async () => {
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
