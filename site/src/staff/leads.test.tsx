import { account } from '@sponsor/content/accounts';
import { adminShell, leadDesk, leaveUnsaved } from '@sponsor/content/admin';
import { dashboard } from '@sponsor/content/dashboard';
import { pageHistory } from '@sponsor/content/page-history';
import { signInCode, signIn as signInTexts } from '@sponsor/content/sign-in';
import type { InvestmentLead, StaffRole } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { staffRoutes } from './routes.ts';
import { StaffArea } from './staff-area.tsx';

const emptySentence = 'No leads found. Once users submit their emails on the investment page, they will appear here.';
const firstRead = '/rest/v1/investment_leads?select=*&order=created_at.desc';

const leadNumber = (number: number): InvestmentLead & { owner: string } => ({
  id: `lead-${number}`,
  email: `lead-${number}@example.com`,
  created_at: '2025-01-05T12:00:00+00:00',
  status: 'new',
  contacted_at: null,
  owner: 'a column of which this screen knows nothing',
});

/** What is said to listeners alone. */
const heard = '[role=log] *, [role=log] ~ [role=alert]';

const session = (email: string | null, role: StaffRole = 'editor') =>
  Response.json(email && { user: { email, role, codeMissing: false }, session: {} });
const list = (...numbers: number[]) => Response.json(numbers.map(leadNumber));
const failure = () => Response.json({ code: '57P03', message: 'the database did not answer' }, { status: 500 });

let server: Record<string, () => Response | Promise<Response>>;
const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async (path) => {
  if (path.startsWith('/rest/')) leadReadTimes.push(Date.now());
  const answer = Object.entries(server).find(([start]) => path.startsWith(start))?.[1];
  if (!answer) throw new Error(`Nothing answers ${path}.`);
  return answer();
});
const leadReads = () => fetched.mock.calls.map(([path]) => path).filter((path) => path.startsWith('/rest/'));
let leadReadTimes: number[];

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Long enough for a call, what follows from it and a frame; short beside every wait under test. */
const settle = () => after(50);

async function open(address = '/admin/leads') {
  const screens = [...staffRoutes, { path: '/elsewhere', element: 'Another screen' }];
  const router = createMemoryRouter([{ element: <StaffArea />, children: screens }], { initialEntries: [address] });
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.dynamicImportSettled();
  });
  await settle();
  await settle();
  /** To an address, or with -1 where the browser's own button leads back to. */
  return async (target: string | -1) => {
    await act(() => (target === -1 ? router.navigate(target) : router.navigate(target)));
    await settle();
  };
}

function OneToast() {
  const notify = useToast();
  useEffect(() => notify({ message: 'first' }), [notify]);
  return null;
}

function linkOf(address: string): HTMLAnchorElement {
  const link = screen.getByText(address).closest('a');
  if (!link) throw new Error(`${address} leads nowhere.`);
  return link;
}

/** An address stands in the list as a link, or as the heading of its panel. */
const placeOf = (address: HTMLElement) => address.closest('a, h3')?.tagName;

describe('/admin/leads', () => {
  beforeAll(async () => {
    // The code of the toasts arrives with the first one, and no fake clock can hurry it.
    render(
      <ToastProvider>
        <OneToast />
      </ToastProvider>,
    );
    await screen.findByText('first');
    cleanup();
  });

  beforeEach(() => {
    vi.useFakeTimers();
    leadReadTimes = [];
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'error').mockReturnValue();
    server = { '/api/staff/get-session': () => session('m.reyes@example.com'), '/rest/': () => list(2, 1) };
    server['/api/desk/leads/count'] = () => Response.json({ total: 2, more: false });
  });

  afterEach(async () => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    // So long that nothing of one test is kept for the next.
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    fetched.mockClear();
  });

  it('reads all columns, newest first, and shows the leads as they come', async () => {
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

  it('has no header of the site, and a way back to it in its place', async () => {
    await open();
    expect(screen.getAllByRole('navigation').map((part) => part.getAttribute('aria-label'))).toEqual(['Staff']);
    expect(screen.getByRole('link', { name: 'Back to Site' }).getAttribute('href')).toBe('/');
  });

  it('asks to sign in, and reads no lead before that', async () => {
    server['/api/staff/get-session'] = () => session(null);
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
    expect(leadReads()).toEqual([]);

    server['/api/staff/sign-in/email'] = () => Response.json({ message: 'No.' }, { status: 401 });
    await signInWith('wrong');
    expect(screen.getByRole('alert').textContent).toBe('No.');

    server['/api/staff/sign-in/email'] = () => Response.json({});
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    await signInWith('right');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
    expect(fetched.mock.calls.filter(([path]) => path.includes('sign-in')).map(([, init]) => init?.body)).toEqual([
      '{"email":"m.reyes@example.com","password":"wrong"}',
      '{"email":"m.reyes@example.com","password":"right"}',
    ]);
  });

  it('says beside the deliveries what waits there for a person', async () => {
    const health = {
      connected: true,
      failing: false,
      lastDeliveredAt: null,
      deliveredToday: 0,
      waiting: 9,
      waitingSince: null,
    };
    server['/api/desk/deliveries/health'] = () =>
      Response.json({ ...health, failed: 0, quarantined: 3, pauses: [], medianSeconds: null });
    await open();
    expect(screen.getByRole('link', { name: 'Deliveries 3 held back' })).toBeDefined();
  });

  it('asks for the code too where the account has one', async () => {
    server['/api/staff/get-session'] = () => session(null);
    await open();
    server['/api/staff/sign-in/email'] = () => Response.json({ codeNeeded: true });
    await signInWith('right');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInCode.heading);

    const enter = async (code: string) => {
      fireEvent.change(screen.getByLabelText(signInCode.codeLabel), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: signInCode.submit }));
      await settle();
    };
    server['/api/staff/sign-in/code'] = () => Response.json({ message: 'Not right.' }, { status: 400 });
    await enter('111111');
    expect(screen.getByRole('alert').textContent).toBe('Not right.');
    server['/api/staff/sign-in/code'] = () => Response.json({ message: 'That code has been used.' }, { status: 401 });
    await enter('492805');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
    expect(screen.getByText('That code has been used.', { ignore: heard })).toBeDefined();
    await signInWith('right');
    server['/api/staff/sign-in/code'] = () => Response.json({});
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    await enter('492806');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  it('leads to the screens of one’s role alone', async () => {
    const goTo = await open();
    const names = () => screen.getAllByRole('link').map((link) => link.textContent);
    expect(names()).toContain(adminShell.account.label);
    expect(names()).not.toContain(adminShell.audit.label);
    await goTo('/admin/audit');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(adminShell.notAllowed.heading);
    expect(fetched.mock.calls.some(([path]) => path.startsWith('/api/desk/audit'))).toBe(false);
  });

  it('offers a viewer no picture to replace', async () => {
    server['/api/section-images'] = () => Response.json({ problem: [], solution: [] });
    for (const [role, offered] of [
      ['viewer', 0],
      ['editor', 2],
    ] as const) {
      server['/api/staff/get-session'] = () => session('m.reyes@example.com', role);
      const goTo = await open();
      await goTo('/admin');
      await act(() => vi.dynamicImportSettled());
      await settle();
      expect(screen.queryAllByRole('button', { name: dashboard.images.upload })).toHaveLength(offered);
      cleanup();
    }
  });

  it('keeps the picture of a colleague from words that were written for the one before', async () => {
    let name = 'one';
    const version = () => {
      const src = `/media/${name}`;
      const size = { srcSet: `${src} 960w`, width: 960, height: 600 };
      const image = { src, ...size, alternativeText: 'Bays.', focus: { x: 50, y: 50 } };
      return { id: name, image, changedBy: 'b@example.com', changedAt: '2026-11-12T15:04:09.120Z' };
    };
    server['/api/section-images'] = () => Response.json({ problem: [version()], solution: [] });
    const goTo = await open();
    await goTo('/admin');
    await act(() => vi.dynamicImportSettled());
    await settle();
    const card = within(screen.getByRole('region', { name: dashboard.images.headings.problem }));
    fireEvent.change(card.getByRole('textbox'), { target: { value: 'Bays at noon.' } });
    name = 'two';
    fireEvent.click(card.getByRole('button', { name: dashboard.images.save }));
    await settle();
    expect(card.getByText(dashboard.toasts.replaced)).toBeDefined();
    expect(fetched.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(false);
  });

  it('leads to the account, and nowhere else, who must set up a code first', async () => {
    server['/api/staff/get-session'] = () =>
      Response.json({ user: { email: 'm.reyes@example.com', role: 'administrator', codeMissing: true } });
    server['/api/desk/account'] = () => new Promise(() => {});
    await open();
    await act(() => vi.dynamicImportSettled());
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(account.heading);
    expect(leadReads()).toEqual([]);
  });

  const invest = {
    path: '/invest',
    title: 'Invest',
    wordings: 1,
    changedAt: '2026-03-01T15:00:00.000Z',
    live: true,
  };

  it('opens the history of pages at the first of them', async () => {
    server['/api/desk/pages/wordings'] = () => Response.json([]);
    server['/api/desk/pages'] = () => Response.json([invest]);
    const goTo = await open();
    await goTo('/admin/pages');
    await settle();
    expect(asked('/api/desk/pages/wordings')).toEqual(['/api/desk/pages/wordings?path=%2Finvest']);
    expect(screen.getByRole('combobox', { name: pageHistory.pageLabel }).textContent).toContain('/invest');
  });

  it('says why the wordings of a page could not be read, and asks again', async () => {
    server['/api/desk/pages/wordings'] = () =>
      Response.json({ message: 'The database did not answer.' }, { status: 503 });
    server['/api/desk/pages'] = () => Response.json([invest]);
    const goTo = await open();
    await goTo('/admin/pages?path=%2Finvest');
    await after(60_000);
    expect(screen.getByText('The database did not answer.')).toBeDefined();
    expect(screen.getByLabelText(pageHistory.pageLabel)).toBeDefined();
    server['/api/desk/pages/wordings'] = () => Response.json([]);
    fireEvent.click(screen.getByRole('button', { name: pageHistory.retry }));
    await settle();
    expect(screen.queryByText('The database did not answer.')).toBeNull();
  });

  it('tells the first failure at once and once, retries after 1, 2 and 4 s, then offers to', async () => {
    server['/rest/'] = failure;
    await open();
    const sentence = 'Failed to load leads: the database did not answer';
    expect(screen.getByText(sentence)).toBeDefined();
    expect(screen.getByText(emptySentence)).toBeDefined();

    await after(6800);
    expect(screen.getAllByText(sentence, { ignore: heard })).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await after(60_000);
    const [first = 0] = leadReadTimes;
    expect(leadReadTimes.map((time) => time - first)).toEqual([0, 1000, 3000, 7000]);
    expect(vi.mocked(console.error).mock.calls).toEqual([[sentence]]);

    server['/rest/'] = () => list(7);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await settle();
    expect(screen.getByText('lead-7@example.com')).toBeDefined();
  });

  it('puts the list in place of the empty state when a retry succeeds', async () => {
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
    ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), 'The server did not answer.'],
    [
      'answers without a sentence',
      () => new Response('<html>', { status: 502 }),
      'The server answered with status 502.',
    ],
    [
      'answers something else',
      () => Response.json([{ id: 7 }]),
      'The server gave an answer that is not a list of leads.',
    ],
  ])('says so when the server %s', async (_case, answer, sentence) => {
    server['/rest/'] = answer;
    await open();
    expect(screen.getByText(new RegExp(`^Failed to load leads: ${sentence}`))).toBeDefined();
  });

  it('goes to the sign-in without a retry or a toast when the session has ended', async () => {
    server['/rest/'] = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 401 });
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
    await after(60_000);
    expect(leadReads()).toHaveLength(1);
    expect(screen.queryByText(/Failed to load leads/)).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('shows the leads although it could not be found out who is signed in', async () => {
    server['/api/staff/get-session'] = failure;
    await open();
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  it('keeps the list for five minutes after the screen was left', async () => {
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

  it('reaches every lead: fifty a page, and a further read after each thousand', async () => {
    const range = (first: number) => Array.from({ length: 1000 }, (_, index) => first - index);
    const headers = { 'Content-Range': '0-999/2000' };
    server['/rest/'] = () => Response.json(range(2000).map(leadNumber), { status: 206, headers });
    await open();
    expect(screen.getByText('1–50 of 2,000')).toBeDefined();
    expect(screen.getByText('lead-1951@example.com')).toBeDefined();
    expect(screen.queryByText('lead-1950@example.com')).toBeNull();

    const next = screen.getByRole('button', { name: 'Next' });
    for (let page = 2; page <= 20; page += 1) fireEvent.click(next);
    expect(screen.getByText('951–1,000 of 2,000')).toBeDefined();
    expect(leadReads()).toHaveLength(1);

    server['/rest/'] = () => Response.json(range(1000).map(leadNumber), { status: 206, headers });
    fireEvent.click(next);
    await settle();
    expect(leadReads()[1]).toBe(`${firstRead}&offset=1000`);
    expect(screen.getByText('lead-1000@example.com')).toBeDefined();
    expect(screen.getByText('1,001–1,050 of 2,000')).toBeDefined();
  });

  const deskLead = (number: number) => ({
    id: `lead-${number}`,
    email: `lead-${number}@example.com`,
    name: '',
    status: 'new',
    createdAt: '2025-01-05T12:00:00.000Z',
    contactedAt: null,
    owner: null,
    nextAction: null,
    nextActionOn: null,
    forms: ['sign-up'],
    campaigns: [],
  });
  const asked = (start: string) => fetched.mock.calls.map(([path]) => path).filter((path) => path.startsWith(start));

  it('finds by what the address says, a page after the other, and goes back to all', async () => {
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(3)], next: 'place-2' });
    server['/api/desk/leads/count'] = () => Response.json({ total: 120, more: false });
    const goTo = await open();
    await goTo('/admin/leads?status=new&search=lead');
    expect(asked('/api/desk/leads?')).toEqual(['/api/desk/leads?search=lead&status=new']);
    expect(screen.getByText('lead-3@example.com')).toBeDefined();
    expect(screen.getByText('120 leads matching')).toBeDefined();
    const scrolled = vi.spyOn(window, 'scrollTo').mockReturnValue();
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await settle();
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?search=lead&status=new&after=place-2');
    expect(scrolled).toHaveBeenCalledExactlyOnceWith(0, 0);
    expect(screen.getByText('51–51 of 120')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Email' }));
    await settle();
    expect(asked('/api/desk/leads/count')).toEqual(['/api/desk/leads/count?search=lead&status=new']);
    expect(screen.getByRole('link', { name: leadDesk.exportCsv }).getAttribute('href')).toBe(
      '/api/desk/leads/export/csv?search=lead&status=new',
    );
    fireEvent.click(screen.getByRole('button', { name: leadDesk.clear }));
    await settle();
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?sort=email');
    await goTo('/admin/leads');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  const found = (...numbers: number[]) => Response.json({ leads: numbers.map(deskLead), next: null });

  it('asks for what is typed once no further letter comes, and not before three letters of each word', async () => {
    server['/api/desk/leads?'] = () => found(3);
    await open();
    const type = async (value: string, milliseconds: number) => {
      fireEvent.change(screen.getByLabelText(leadDesk.searchLabel), { target: { value } });
      await after(milliseconds);
    };
    await type('ho', 500);
    expect(screen.queryByText(leadDesk.searchHelp)).toBeNull();
    await type('ho', 600);
    expect(screen.getByText(leadDesk.searchHelp)).toBeDefined();
    await type('hol', 200);
    await type('holl', 200);
    expect(asked('/api/desk/leads?')).toEqual([]);
    await after(200);
    expect(asked('/api/desk/leads?')).toEqual(['/api/desk/leads?search=holl']);
    fireEvent.click(screen.getByRole('button', { name: leadDesk.clear }));
    await settle();
    expect(screen.getByLabelText<HTMLInputElement>(leadDesk.searchLabel).value).toBe('');
    expect(document.activeElement).toBe(screen.getByLabelText(leadDesk.searchLabel));
  });

  it('finds by owner, campaign and day', async () => {
    server['/api/desk/leads?'] = () => found(3);
    const goTo = await open();
    await goTo('/admin/leads?owner=nobody&campaign=letter&from=2026-11-01&to=2026-11-22&due=2026-11-30');
    expect(asked('/api/desk/leads?')).toEqual([
      '/api/desk/leads?owner=&campaign=letter&due=2026-11-30&from=2026-11-01&to=2026-11-22',
    ]);
    server['/api/desk/campaigns'] = () => Response.json({ campaigns: ['radio'] });
    fireEvent.click(screen.getByRole('button', { name: `${leadDesk.more} (5)` }));
    await settle();
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value(leadDesk.campaignLabel), value(leadDesk.fromLabel), value(leadDesk.toLabel)]).toEqual([
      'letter',
      '2026-11-01',
      '2026-11-22',
    ]);
  });

  it('orders by the address, and the address of the screen says so', async () => {
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

  it('shows further columns where somebody chose them, and remembers it', async () => {
    server['/api/desk/leads?'] = () =>
      Response.json({
        leads: [{ ...deskLead(3), owner: 'b@example.com', nextAction: 'Call', nextActionOn: '2026-12-01' }],
        next: null,
      });
    await open();
    fireEvent.keyDown(screen.getByRole('button', { name: leadDesk.columnsLabel }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: leadDesk.columns.owner }));
    fireEvent.click(screen.getByRole('menuitemcheckbox', { name: leadDesk.columns.nextAction }));
    await settle();
    expect(screen.getByText('b@example.com')).toBeDefined();
    expect(screen.getByText('Call, Dec 1, 2026')).toBeDefined();
    cleanup();
    await open();
    expect(screen.getByText('b@example.com')).toBeDefined();
  });

  it('gives a status to those that are selected, and keeps those that refused it', async () => {
    await open();
    const box = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(box(1));
    fireEvent.click(box(2));
    const { selection } = leadDesk;
    expect(screen.getByRole('link', { name: 'Export 2' }).getAttribute('href')).toBe(
      '/api/desk/leads/export/csv?ids=lead-1%2Clead-2',
    );
    server['/api/desk/leads/change'] = () =>
      Response.json({ changed: 1, refused: [{ id: 'lead-1', message: 'There is no such lead any more.' }] });
    fireEvent.keyDown(screen.getByRole('button', { name: selection.setStatus }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'qualified' }));
    // The menu closes first, and two toasts come one after the other.
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
    const { selection } = leadDesk;
    fireEvent.keyDown(screen.getByRole('button', { name: selection.assign }), { key: 'Enter' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'asha.menon@example.com' }));
    await settle();
    await settle();
    expect(fetched.mock.calls.find(([path]) => path.endsWith('/change'))?.[1]?.body).toBe(
      '{"ids":["lead-1"],"owner":"asha.menon@example.com"}',
    );
    expect(screen.queryByRole('region', { name: selection.label })).toBeNull();
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
    expect(leadReads()).toHaveLength(2);
  });

  it('goes on in the list when a selection is cleared, with whoever was selected last', async () => {
    await open();
    const box = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(box(2));
    fireEvent.click(box(1));
    const clear = screen.getByRole('button', { name: leadDesk.selection.clear });
    clear.focus();
    fireEvent.click(clear);
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
  });

  it('offers nothing to change to those who may only look', async () => {
    server['/api/staff/get-session'] = () => session('m.reyes@example.com', 'viewer');
    server['/api/desk/leads/lead-2'] = () =>
      Response.json({ lead: deskLead(2), heldSince: null, erasedAt: null, submissions: [], events: [] });
    const goTo = await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: leadDesk.exportCsv })).toBeNull();
    await goTo('/admin/leads?lead=lead-2');
    expect(screen.getAllByText('lead-2@example.com').map(placeOf)).toEqual(['A', 'H3']);
    expect(screen.queryByLabelText(leadDesk.panel.note.label)).toBeNull();
  });

  it('is gone through by keyboard, and by letters unless they are switched off', async () => {
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
    expect(document.activeElement).toBe(screen.getByLabelText(leadDesk.searchLabel));
    press('j');
    expect(document.activeElement).toBe(screen.getByLabelText(leadDesk.searchLabel));

    linkOf('lead-2@example.com').focus();
    press('?');
    fireEvent.click(screen.getByRole('switch', { name: leadDesk.keys.enabled }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('j');
    expect(focused()).toBe('lead-2@example.com');
    press('ArrowDown');
    expect(focused()).toBe('lead-1@example.com');
  });

  it('reads a lead again when a change of it is refused, since a colleague may have been quicker', async () => {
    let status = 'new';
    server['/api/desk/leads/lead-2'] = () =>
      Response.json({ lead: { ...deskLead(2), status }, heldSince: null, erasedAt: null, submissions: [], events: [] });
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    fireEvent.change(screen.getByLabelText(leadDesk.panel.change.nextActionLabel), { target: { value: 'Call' } });
    status = 'do_not_contact';
    const read = server['/api/desk/leads/lead-2'];
    server['/api/desk/leads/lead-2'] = () => Response.json({ message: 'Not now.' }, { status: 409 });
    fireEvent.click(screen.getByRole('button', { name: leadDesk.panel.change.submitLabel }));
    server['/api/desk/leads/lead-2'] = read;
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    expect(screen.getByText(leadDesk.panel.head.doNotContact)).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(leadDesk.panel.change.nextActionLabel).value).toBe('Call');
  });

  it('keeps what was typed when the session ends under it, for the same person alone', async () => {
    server['/api/desk/leads/lead-2'] = () =>
      Response.json({ lead: deskLead(2), heldSince: null, erasedAt: null, submissions: [], events: [] });
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-2' });
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(leadDesk.panel.note.label);
    fireEvent.change(note(), { target: { value: 'Called.' } });

    const endSession = async () => {
      server['/api/staff/get-session'] = () => session(null);
      server['/api/desk/leads/newest'] = () => Response.json({ message: 'Please sign in.' }, { status: 401 });
      await after(15_000);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
      server['/api/staff/sign-in/email'] = () => Response.json({});
      server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-2' });
    };
    await endSession();
    expect(screen.getByRole('alert').textContent).toBe(signInTexts.ended);
    expect(document.activeElement).toBe(screen.getByLabelText(signInTexts.emailLabel));
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    await signInWith('right');
    await settle();
    expect(note().value).toBe('Called.');

    await endSession();
    server['/api/staff/get-session'] = () => session('somebody.else@example.com');
    await signInWith('right');
    await settle();
    expect(note().value).toBe('');
  });

  it('keeps the place in the list of a lead that no longer fits the filters', async () => {
    for (const number of [1, 2, 3]) {
      server[`/api/desk/leads/lead-${number}`] = () =>
        Response.json({ lead: deskLead(number), heldSince: null, erasedAt: null, submissions: [], events: [] });
    }
    server['/api/desk/leads?'] = () => found(3, 2, 1);
    const goTo = await open();
    await goTo('/admin/leads?status=new&lead=lead-2');
    server['/api/desk/leads?'] = () => found(3, 1);
    fireEvent.click(screen.getByRole('button', { name: leadDesk.panel.change.submitLabel }));
    await settle();
    expect(screen.queryAllByText('lead-2@example.com').map(placeOf)).toEqual(['H3']);
    fireEvent.click(screen.getByRole('link', { name: leadDesk.keys.next }));
    await settle();
    expect(screen.getAllByText('lead-1@example.com').map(placeOf)).toEqual(['A', 'H3']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
  });

  const long = () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    server['/rest/'] = () => list(...Array.from({ length: 120 }, (_, index) => 120 - index));
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(3)], next: 'place-2' });
    server['/api/desk/leads/count'] = () => Response.json({ total: 120, more: false });
  };
  const turn = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };

  it('comes back to the page of the list that was left', async () => {
    long();
    const goTo = await open();
    for (const address of ['/admin/leads', '/admin/leads?status=new']) {
      await goTo(address);
      await turn('Next');
      await goTo('/elsewhere');
      await goTo(-1);
      expect(screen.getByText(/^51–/, { ignore: heard })).toBeDefined();
      await goTo(-1);
      expect(screen.getByText(/^1–/, { ignore: heard })).toBeDefined();
    }
  });

  it.each([
    ['page=3', '101–120 of 120', '51–100 of 120'],
    ['page=4', '101–120 of 120', '51–100 of 120'],
    ['page=junk', '1–50 of 120', undefined],
    ['page=-1&after=junk', '1–50 of 120', undefined],
    ['status=new&page=3&after=place-2', '101–101 of 120', '1–1 of 120'],
    ['status=new&page=3', '1–1 of 120', undefined],
    ['sort=junk&page=2', '51–100 of 120', '1–50 of 120'],
  ])('opens at the page that an address asks for: %s', async (query, shown, previous) => {
    long();
    await open(`/admin/leads?${query}`);
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Previous' }).hasAttribute('aria-disabled')).toBe(previous === undefined);
    if (previous === undefined) return;
    await turn('Previous');
    expect(screen.getByText(previous)).toBeDefined();
  });

  it('opens at the last page where the address asks for one far beyond it', async () => {
    long();
    const { '/rest/': everybody = failure, ...others } = server;
    const beyond = () => new Response('{}', { status: 416, headers: { 'Content-Range': '*/120' } });
    server = { ...others, [`${firstRead}&offset=4000`]: beyond, '/rest/': everybody };
    await open('/admin/leads?page=99');
    await settle();
    expect(screen.getByText('101–120 of 120', { ignore: heard })).toBeDefined();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('goes back through the pages of a list that is gone through from place to place', async () => {
    long();
    await open('/admin/leads?status=new');
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(2)], next: 'place-3' });
    await turn('Next');
    await turn('Next');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-3');
    await turn('Previous');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-2');
    expect(screen.getByText('51–51 of 120')).toBeDefined();
  });

  it('goes back to the page before also after the screen was loaded anew', async () => {
    long();
    await open('/admin/leads?status=new');
    server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(2)], next: 'place-3' });
    await turn('Next');
    await turn('Next');
    cleanup();
    await open('/admin/leads?status=new&page=3&after=place-3');
    await turn('Previous');
    expect(asked('/api/desk/leads?').at(-1)).toBe('/api/desk/leads?status=new&after=place-2');
  });

  it('says so of a status that it does not know, where the address asks for one', async () => {
    server['/api/desk/leads?'] = () => found();
    await open('/admin/leads?status=junk');
    expect(screen.getByRole('combobox', { name: leadDesk.statusLabel }).textContent).toContain('junk');
    expect(screen.getByText(leadDesk.nothing)).toBeDefined();
  });

  it('asks before a note is lost that was typed and not stored', async () => {
    server['/api/desk/leads/lead-2'] = () =>
      Response.json({ lead: deskLead(2), heldSince: null, erasedAt: null, submissions: [], events: [] });
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    const note = () => screen.getByLabelText<HTMLTextAreaElement>(leadDesk.panel.note.label);
    fireEvent.change(note(), { target: { value: 'Called.' } });
    await settle();
    expect(unload()).toBe(true);

    await goTo('/admin/leads');
    expect(screen.getByRole('alertdialog', { name: leaveUnsaved.heading })).toBeDefined();
    fireEvent.click(screen.getByText(leaveUnsaved.stay));
    await settle();
    expect(note().value).toBe('Called.');
    await goTo('/admin/leads');
    fireEvent.click(screen.getByText(leaveUnsaved.leave));
    await settle();
    expect(screen.queryByLabelText(leadDesk.panel.note.label)).toBeNull();
    expect(unload()).toBe(false);
  });

  it('says why nothing could be found', async () => {
    server['/api/desk/leads?'] = () => Response.json({ message: 'Please type more.', errors: [] }, { status: 400 });
    const goTo = await open();
    await goTo('/admin/leads?search=ab');
    expect(screen.getByRole('alert').textContent).toBe('Please type more.');
  });

  describe('given an answer of 200 that cannot be read', () => {
    const sentence = 'The server gave an answer that cannot be read.';
    const page = () => new Response('<!doctype html><title>Maintenance</title>');

    it.each([
      ['a page', page],
      ['JSON of another shape', () => Response.json({ rows: [] })],
    ])('says so of %s in place of the leads', async (_, answer) => {
      server['/api/desk/leads?'] = answer;
      await open('/admin/leads?status=new');
      expect(screen.getByRole('alert').textContent).toBe(sentence);
    });

    it('says so of a page in place of the word that a note was stored, and keeps the note', async () => {
      server['/api/desk/leads/lead-2'] = () =>
        Response.json({ lead: deskLead(2), heldSince: null, erasedAt: null, submissions: [], events: [] });
      await open('/admin/leads?lead=lead-2');
      const note = () => screen.getByLabelText<HTMLTextAreaElement>(leadDesk.panel.note.label);
      fireEvent.change(note(), { target: { value: 'Called.' } });
      // Before the lead itself, whose address begins alike.
      server = { '/api/desk/leads/lead-2/notes': page, ...server };
      fireEvent.click(screen.getByRole('button', { name: leadDesk.panel.note.submitLabel }));
      await settle();
      expect(screen.getByRole('alert').textContent).toBe(sentence);
      expect(note().value).toBe('Called.');
    });
  });

  it('opens one lead beside the list, at an address of its own', async () => {
    const lead = deskLead(2);
    server['/api/desk/leads/lead-2'] = () =>
      Response.json({ lead, heldSince: null, erasedAt: null, submissions: [], events: [] });
    await open();
    const link = linkOf('lead-2@example.com');
    expect(link.getAttribute('href')).toBe('/admin/leads?lead=lead-2');
    fireEvent.click(link);
    await settle();
    expect(screen.getAllByText('lead-2@example.com').map(placeOf)).toEqual(['A', 'H3']);
    fireEvent.change(screen.getByLabelText(leadDesk.panel.note.label), { target: { value: 'Called.' } });
    server['/api/desk/leads/lead-2/notes'] = () => Response.json({ noted: true }, { status: 201 });
    fireEvent.click(screen.getByRole('button', { name: leadDesk.panel.note.submitLabel }));
    await settle();
    expect(fetched.mock.calls.find(([path]) => path.endsWith('/notes'))?.[1]?.body).toBe('{"text":"Called."}');
  });

  it('goes from lead to lead without closing the one that is open', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () =>
        Response.json({ lead: deskLead(number), heldSince: null, erasedAt: null, submissions: [], events: [] });
    }
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    expect(screen.queryByRole('link', { name: leadDesk.keys.previous })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: leadDesk.keys.next }));
    await settle();
    expect(screen.getAllByText('lead-1@example.com').map(placeOf)).toEqual(['A', 'H3']);
    expect(screen.queryByRole('link', { name: leadDesk.keys.next })).toBeNull();
  });

  it('goes from lead to lead by letter, but not while something is typed', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () =>
        Response.json({ lead: deskLead(number), heldSince: null, erasedAt: null, submissions: [], events: [] });
    }
    await open('/admin/leads?lead=lead-2');
    const shown = () => within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 })[0]?.textContent;
    fireEvent.keyDown(screen.getByLabelText(leadDesk.panel.note.label), { key: 'j' });
    await settle();
    expect(shown()).toBe('lead-2@example.com');
    fireEvent.keyDown(screen.getByRole('link', { name: leadDesk.keys.next }), { key: 'j' });
    await settle();
    expect(shown()).toBe('lead-1@example.com');
    fireEvent.keyDown(screen.getByRole('link', { name: leadDesk.keys.previous }), { key: 'k' });
    await settle();
    expect(shown()).toBe('lead-2@example.com');
  });

  it('gives the focus to a screen that takes the place of another, and to the first one not', async () => {
    const goTo = await open();
    expect(document.activeElement).toBe(document.body);
    await goTo('/admin/audit');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('goes on at a lead in sight after a change of many, so that the window stays where it is', async () => {
    await open();
    const row = (number: number) => screen.getByRole('checkbox', { name: `Select: lead-${number}@example.com` });
    fireEvent.click(row(2));
    fireEvent.click(row(1));
    const below = new DOMRect(0, 5000, 200, 40);
    vi.spyOn(linkOf('lead-1@example.com'), 'getBoundingClientRect').mockReturnValue(below);
    fireEvent.click(screen.getByRole('button', { name: leadDesk.selection.clear }));
    expect(document.activeElement?.textContent).toBe('lead-2@example.com');
  });

  it('leads back to where the lead was opened, past all that were looked at and closed', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () =>
        Response.json({ lead: deskLead(number), heldSince: null, erasedAt: null, submissions: [], events: [] });
    }
    const goTo = await open('/elsewhere');
    await goTo('/admin/leads');
    for (let times = 0; times < 2; times += 1) {
      fireEvent.click(screen.getByText('lead-2@example.com'));
      await settle();
      fireEvent.click(screen.getByRole('link', { name: leadDesk.keys.next }));
      await settle();
      await turn('Close');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    await goTo(-1);
    expect(screen.getByText('Another screen')).toBeDefined();

    await goTo('/admin/leads?lead=lead-2');
    await turn('Close');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
    await goTo(-1);
    expect(screen.getByText('Another screen')).toBeDefined();
  });

  it('lets the rows of a later page stand when somebody new comes, and says so', async () => {
    long();
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-120' });
    await open('/admin/leads?page=2');
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-121' });
    server['/rest/'] = () => list(...Array.from({ length: 121 }, (_, index) => 121 - index));
    await after(15_000);
    expect(leadReads()).toHaveLength(1);
    expect(screen.getByText(leadDesk.newer, { ignore: heard })).toBeDefined();
    await turn('Previous');
    await settle();
    expect(screen.getByText('lead-121@example.com')).toBeDefined();
  });

  it('shows a new lead without being loaded again', async () => {
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

  it('forgets the leads at the end of the session', async () => {
    await open();
    server['/api/staff/sign-out'] = failure;
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByText('lead-2@example.com')).toBeDefined();

    server['/api/staff/sign-out'] = () => Response.json({ success: true });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
    expect(screen.queryByText(signInTexts.ended)).toBeNull();

    server['/api/staff/sign-in/email'] = () => Response.json({});
    server['/rest/'] = () => new Promise(() => {});
    await signInWith('right');
    expect(screen.queryByText('lead-2@example.com')).toBeNull();
  });

  it('says that the session has ended until somebody tries to sign in, and not after the next sign-out', async () => {
    server['/rest/'] = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 401 });
    await open();
    expect(screen.getByRole('alert').textContent).toBe(signInTexts.ended);
    const wrong = 'That e-mail address and password do not match.';
    server['/api/staff/sign-in/email'] = () => Response.json({ message: wrong }, { status: 401 });
    await signInWith('wrong');
    expect(screen.getByRole('alert').textContent).toBe(wrong);

    server['/api/staff/sign-in/email'] = () => Response.json({});
    server['/rest/'] = () => list(2, 1);
    await signInWith('right');
    await settle();
    server['/api/staff/sign-out'] = () => Response.json({ success: true });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(signInTexts.heading);
    expect(screen.queryByText(signInTexts.ended)).toBeNull();
  });
});

async function signInWith(password: string) {
  fireEvent.change(screen.getByLabelText(signInTexts.emailLabel), { target: { value: 'm.reyes@example.com' } });
  fireEvent.change(screen.getByLabelText(signInTexts.passwordLabel), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: signInTexts.submit }));
  await settle();
}
