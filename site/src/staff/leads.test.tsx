import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  after,
  failure,
  firstRead,
  heard,
  leadNumber,
  leadReads,
  linkOf,
  list,
  open,
  pageRead,
  prepareDesk,
  serveManyLeads,
  server,
  settle,
  turn,
} from './desk.fixtures.tsx';

const emptySentence = 'No leads found. Once users submit their emails on the investment page, they will appear here.';

describe('/admin/leads', () => {
  prepareDesk();

  it('[call-7] reads all columns, newest first, and shows the leads unchanged', async () => {
    await open();
    expect(leadReads()).toEqual([firstRead]);
    expect(screen.getAllByRole('row').map((row) => row.firstElementChild?.textContent)).toEqual([
      'Email',
      'lead-2@example.com',
      'lead-1@example.com',
    ]);
    expect(screen.getByText('2 leads')).toBeDefined();
    expect(screen.getByText('m.reyes@example.com')).toBeDefined();
  });

  it('[call-8, staff-6] reports the first failure once and at once, retries after 1, 2 and 4 s, and then offers a retry', async () => {
    const times: number[] = [];
    server['/rest/'] = () => {
      times.push(Date.now());
      return failure();
    };
    await open();
    const sentence = 'Failed to load leads: the database did not answer';
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByText(emptySentence)).toBeDefined();

    await after(6800);
    expect(screen.getAllByText(sentence, { ignore: heard })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await after(60_000);
    const [first = 0] = times;
    expect(times.map((time) => time - first)).toEqual([0, 1000, 3000, 7000]);
    expect(vi.mocked(console.error).mock.calls).toEqual([[sentence]]);

    server['/rest/'] = () => list(7);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(screen.getByText('lead-7@example.com')).toBeDefined();
  });

  it('replaces the empty state with the list when a retry succeeds', async () => {
    server['/rest/'] = failure;
    await open();
    server['/rest/'] = () => list(7);
    await after(1000);
    expect(screen.getByText('lead-7@example.com')).toBeDefined();
    expect(screen.queryByText(emptySentence)).toBeNull();
    await after(60_000);
    expect(leadReads()).toHaveLength(2);
  });

  it.each([
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'The server did not respond.'],
    [
      'responds without a message',
      () => new Response('<html>', { status: 502 }),
      'The server responded with status 502.',
    ],
    ['responds with something else', () => Response.json([{ id: 7 }]), 'The server’s response is not a list of leads.'],
  ])('reports that the server %s', async (_case, answer, sentence) => {
    server['/rest/'] = answer;
    await open();
    expect(screen.getByText(new RegExp(`^Failed to load leads: ${sentence}`))).toBeDefined();
  });

  it('[call-8] caches the list for five minutes after the person leaves the screen', async () => {
    const goTo = await open();
    await goTo('/elsewhere');
    await after(5 * 60_000 - 1000);
    server['/rest/'] = () => new Promise(() => {});
    await goTo('/admin/leads');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
    await goTo('/elsewhere');
    await after(5 * 60_000);
    await goTo('/admin/leads');
    expect(screen.queryByText('lead-2@example.com')).toBeNull();
  });

  it('makes every lead reachable, fifty per page', async () => {
    const range = (first: number, length: number) => Array.from({ length }, (_, index) => leadNumber(first - index));
    const headers = { 'Content-Range': '0-999/2000' };
    server[firstRead] = () => Response.json(range(2000, 1000), { status: 206, headers });
    server[pageRead(50)] = () => Response.json(range(1950, 50), { status: 206, headers });
    server[pageRead(1950)] = () => Response.json(range(50, 50), { status: 206, headers });
    await open();
    expect(screen.getByText('Page 1 of 40')).toBeDefined();
    expect(screen.getByText('lead-1951@example.com')).toBeDefined();
    expect(screen.queryByText('lead-1950@example.com')).toBeNull();

    await turn('Next');
    expect(screen.getByText('Page 2 of 40', { ignore: heard })).toBeDefined();
    expect(screen.getByText('lead-1950@example.com')).toBeDefined();
    await turn('Page 40');
    expect(screen.getByText('lead-1@example.com')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Next' })).toBeNull();
    expect(leadReads()).toEqual([firstRead, pageRead(50), pageRead(1950)]);
  });

  it('can be navigated by keyboard, and by letters unless they are switched off', async () => {
    await open();
    const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
    const focused = () => document.activeElement?.textContent;
    press('ArrowDown');
    expect(document.activeElement).toBe(document.body);
    press('j');
    expect(focused()).toBe('lead-2@example.com');
    press('ArrowDown');
    expect(focused()).toBe('lead-1@example.com');
    press('j');
    press('k');
    expect(focused()).toBe('lead-2@example.com');
    press('x');
    expect(screen.getByText('1 selected')).toBeDefined();
    press('/');
    expect(document.activeElement).toBe(screen.getByLabelText('Search by address or name'));
    press('j');
    expect(document.activeElement).toBe(screen.getByLabelText('Search by address or name'));

    linkOf('lead-2@example.com').focus();
    press('?');
    fireEvent.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('j');
    expect(focused()).toBe('lead-2@example.com');
    press('ArrowDown');
    expect(focused()).toBe('lead-1@example.com');
  });

  it('[staff-11] returns to the page of the list that the person left', async () => {
    serveManyLeads();
    const goTo = await open();
    for (const address of ['/admin/leads', '/admin/leads?status=new']) {
      await goTo(address);
      await turn('Next');
      await goTo('/elsewhere');
      await goTo(-1);
      expect(screen.getByText(/^Page 2/, { ignore: heard })).toBeDefined();
      await goTo(-1);
      expect(screen.getByText(/^Page 1/, { ignore: heard })).toBeDefined();
    }
  });

  it.each([
    ['page=3', 'Page 3 of 3', 'Page 2 of 3'],
    ['page=4', 'Page 3 of 3', 'Page 2 of 3'],
    ['page=junk', 'Page 1 of 3', undefined],
    ['page=-1&after=junk', 'Page 1 of 3', undefined],
    ['status=new&page=3&after=place-2', 'Page 3 of 3', 'Page 1 of 3'],
    ['status=new&page=3', 'Page 1 of 3', undefined],
    ['sort=junk&page=2', 'Page 2 of 3', 'Page 1 of 3'],
  ])('opens the page that an address names: %s', async (query, shown, previous) => {
    serveManyLeads();
    server[pageRead(150)] = () => new Response('{}', { status: 416, headers: { 'Content-Range': '*/120' } });
    await open(`/admin/leads?${query}`);
    await settle();
    expect(screen.getByText(shown, { ignore: heard })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Previous' }) === null).toBe(previous === undefined);
    if (previous === undefined) return;
    await turn('Previous');
    expect(screen.getByText(previous, { ignore: heard })).toBeDefined();
  });

  it('opens the last page if the address names one far beyond it', async () => {
    serveManyLeads();
    const headers = { 'Content-Range': '*/120' };
    server[pageRead(4900)] = () => new Response('{}', { status: 416, headers });
    await open('/admin/leads?page=99');
    await settle();
    expect(screen.getByText('Page 3 of 3', { ignore: heard })).toBeDefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('does not move the rows of a later page when a new lead arrives, and announces it', async () => {
    serveManyLeads();
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-120' });
    await open('/admin/leads?page=2');
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-121' });
    server[firstRead] = () => list(...Array.from({ length: 121 }, (_, index) => 121 - index));
    await after(15_000);
    expect(leadReads()).toHaveLength(1);
    expect(screen.getByText('There are new leads on the first page.', { ignore: heard })).toBeDefined();
    await turn('Previous');
    await settle();
    expect(screen.getByText('lead-121@example.com')).toBeDefined();
  });

  it('shows a new lead without a reload', async () => {
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-2' });
    await open();
    await after(15_000);
    expect(leadReads()).toHaveLength(1);
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-3' });
    server['/rest/'] = () => list(3, 2, 1);
    await after(15_000);
    expect(screen.getByText('lead-3@example.com')).toBeDefined();
    expect(leadReads()).toHaveLength(2);
  });
});
