import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  after,
  asked,
  deskLead,
  found,
  heard,
  linkOf,
  open,
  prepareDesk,
  serveManyLeads,
  server,
  settle,
  turn,
} from './desk.fixtures.tsx';

describe('the filtered leads', () => {
  prepareDesk();

  it('are found by the address, page by page, and can be reset to all leads', async () => {
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(3)], next: 'place-2' });
    server['/api/desk/leads/count'] = () => Response.json({ total: 120, more: false });
    const goTo = await open();
    await goTo('/admin/leads?status=new&search=lead');
    expect(asked('/api/desk/leads?')).toEqual(['/api/desk/leads?search=lead&status=new']);
    expect(screen.getByText('lead-3@example.com')).toBeDefined();
    expect(screen.getByText('120 leads matching')).toBeDefined();
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    await turn('Next');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?search=lead&status=new&after=place-2');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByText('Page 2 of 3', { ignore: heard })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    await settle();
    expect(asked('/api/desk/leads/count')).toEqual(['/api/desk/leads/count?search=lead&status=new']);
    expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe(
      '/api/desk/leads/export/csv?search=lead&status=new',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await settle();
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?sort=email');
    await goTo('/admin/leads');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  it('are searched when typing pauses, and only for words of at least three letters', async () => {
    server['/api/desk/leads?'] = () => found(3);
    await open();
    const type = async (value: string, milliseconds: number) => {
      fireEvent.change(screen.getByLabelText('Search by address or name'), { target: { value } });
      await after(milliseconds);
    };
    await type('ho', 500);
    expect(screen.queryByText('At least three letters of each word.')).toBeNull();
    await type('ho', 600);
    expect(screen.getByText('At least three letters of each word.')).toBeDefined();
    await type('hol', 200);
    await type('holl', 200);
    expect(asked('/api/desk/leads?')).toEqual([]);
    await after(200);
    expect(asked('/api/desk/leads?')).toEqual(['/api/desk/leads?search=holl']);
    fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await settle();
    expect(screen.getByLabelText<HTMLInputElement>('Search by address or name').value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText('Search by address or name'));
  });

  it('are found by owner, campaign and day', async () => {
    server['/api/desk/leads?'] = () => found(3);
    const goTo = await open();
    await goTo('/admin/leads?owner=nobody&campaign=letter&from=2026-11-01&to=2026-11-22&due=2026-11-30');
    expect(asked('/api/desk/leads?')).toEqual([
      '/api/desk/leads?owner=&campaign=letter&due=2026-11-30&from=2026-11-01&to=2026-11-22',
    ]);
    server['/api/desk/campaigns'] = () => Response.json({ campaigns: ['radio'] });
    fireEvent.click(screen.getByRole('button', { name: 'More filters (5)' }));
    await settle();
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value('Campaign'), value('Signed up from'), value('Signed up to')]).toEqual([
      'letter',
      '2026-11-01',
      '2026-11-22',
    ]);
  });

  it('can be ordered by address, and the screen’s URL contains the order', async () => {
    server['/api/desk/leads?'] = () => found(3, 4);
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    await settle();
    expect(asked('/api/desk/leads?')).toEqual(['/api/desk/leads?sort=email', '/api/desk/leads?sort=-email']);
    expect(linkOf('lead-3@example.com').getAttribute('href')).toBe('/admin/leads?sort=-email&lead=lead-3');
    expect(screen.getByRole('columnheader', { name: 'Email' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByText('2 leads')).toBeDefined();
  });

  it('show additional columns if chosen, and remember the choice', async () => {
    server['/api/desk/leads?'] = () =>
      Response.json({
        leads: [{ ...deskLead(3), owner: 'b@example.com', nextAction: 'Call', nextActionOn: '2026-12-01' }],
        next: null,
      });
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: 'Columns' }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Owner' }));
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Next action' }));
    await settle();
    expect(screen.getByText('b@example.com')).toBeDefined();
    expect(screen.getByText('Call, Dec 1, 2026')).toBeDefined();
    cleanup();
    await open();
    expect(screen.getByText('b@example.com')).toBeDefined();
  });

  it('can be paged back in a list that is paged by cursor', async () => {
    serveManyLeads();
    await open('/admin/leads?status=new');
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(2)], next: 'place-3' });
    await turn('Next');
    await turn('Next');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-3');
    await turn('Previous');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-2');
    expect(screen.getByText('Page 2 of 3', { ignore: heard })).toBeDefined();
  });

  it('can be paged back even after a reload', async () => {
    serveManyLeads();
    await open('/admin/leads?status=new');
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(2)], next: 'place-3' });
    await turn('Next');
    await turn('Next');
    cleanup();
    await open('/admin/leads?status=new&page=3&after=place-3');
    await turn('Previous');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-2');
  });

  it('report an unknown status in the address', async () => {
    server['/api/desk/leads?'] = () => found();
    await open('/admin/leads?status=junk');
    expect(screen.getByRole('combobox', { name: 'Status' }).textContent).toContain('junk');
    expect(screen.getByText('No lead matches these filters.')).toBeDefined();
  });

  it('report why a search failed', async () => {
    server['/api/desk/leads?'] = () => Response.json({ message: 'Please type more.', errors: [] }, { status: 400 });
    const goTo = await open();
    await goTo('/admin/leads?search=ab');
    expect(screen.getByText('Please type more.')).toBeDefined();
    expect(screen.getByText('Failed to load leads: Please type more.', { ignore: heard })).toBeDefined();
  });

  it.each([
    ['a page', () => new Response('<!doctype html><title>Maintenance</title>')],
    ['JSON of another shape', () => Response.json({ rows: [] })],
  ])('report that the response is %s', async (_, answer) => {
    server['/api/desk/leads?'] = answer;
    await open('/admin/leads?status=new');
    expect(screen.getByText('The server’s response cannot be read.')).toBeDefined();
  });
});
