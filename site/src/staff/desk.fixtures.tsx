import type { InvestmentLead, StaffRole } from '@sponsor/domain';
import { ToastProvider, useToast } from '@sponsor/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { staffRoutes } from './routes.ts';
import { StaffArea } from './staff-area.tsx';

/** The server's responses by address prefix; the longest match wins. */
export const server: Record<string, () => Response | Promise<Response>> = {};

export const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>(async (path) => {
  const [known] = Object.keys(server)
    .filter((start) => path.startsWith(start))
    .toSorted((one, other) => other.length - one.length);
  const answer = known === undefined ? undefined : server[known];
  if (!answer) throw new Error(`Nothing answers ${path}.`);
  return answer();
});

/** Returns the requested addresses with this prefix. */
export const asked = (start: string) =>
  fetched.mock.calls.map(([path]) => path).filter((path) => path.startsWith(start));
export const leadReads = () => asked('/rest/');
export const firstRead = '/rest/v1/investment_leads?select=*&order=created_at.desc';
export const pageRead = (offset: number) => `${firstRead}&limit=50&offset=${offset}`;

export const session = (email: string | null, role: StaffRole = 'editor') =>
  Response.json(
    email && {
      user: { email, role, codeMissing: false, code: false, passkey: false },
      session: { expiresAt: '2030-01-01T00:00:00.000Z', fresh: true },
    },
  );
export const failure = () => Response.json({ code: '57P03', message: 'the database did not answer' }, { status: 500 });

export const leadNumber = (number: number): InvestmentLead & { owner: string } => ({
  id: `lead-${number}`,
  email: `lead-${number}@example.com`,
  created_at: '2025-01-05T12:00:00+00:00',
  status: 'new',
  contacted_at: null,
  owner: 'a column of which this screen knows nothing',
});
export const list = (...numbers: number[]) => Response.json(numbers.map(leadNumber));

export const deskLead = (number: number) => ({
  id: `lead-${number}`,
  email: `lead-${number}@example.com`,
  name: '',
  phone: '',
  status: 'new',
  createdAt: '2025-01-05T12:00:00.000Z',
  contactedAt: null,
  owner: null,
  nextAction: null,
  nextActionOn: null,
  forms: ['sign-up'],
  campaigns: [],
});
export const found = (...numbers: number[]) => Response.json({ leads: numbers.map(deskLead), next: null });
export const historyOf = (number: number, status = 'new') =>
  Response.json({
    lead: { ...deskLead(number), status },
    heldSince: null,
    erasedAt: null,
    suppressedSince: null,
    submissions: [],
    events: [],
  });

/** More leads than fit on a page. */
export function serveManyLeads(): void {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const rows = Array.from({ length: 120 }, (_, index) => 120 - index);
  const headers = { 'Content-Range': '*/120' };
  server[firstRead] = () => Response.json(rows.map(leadNumber), { headers });
  for (const offset of [50, 100]) {
    server[pageRead(offset)] = () => Response.json(rows.slice(offset, offset + 50).map(leadNumber), { headers });
  }
  server['/api/desk/leads?'] = () => Response.json({ leads: [deskLead(3)], next: 'place-2' });
  server['/api/desk/leads/count'] = () => Response.json({ total: 120, more: false });
}

/** Text for screen readers only. */
export const heard = '[role=log] *, [role=log] ~ [role=alert]';

export const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Long enough for a request, its consequences and a frame; short compared with every wait under test. */
export const settle = () => after(50);

const opened = new Set<ReturnType<typeof createMemoryRouter>>();

/** Opens the staff area, and returns functions to navigate in it. */
export async function open(address = '/admin/leads') {
  const screens = [...staffRoutes, { path: '/elsewhere', element: 'Another screen' }];
  const router = createMemoryRouter([{ element: <StaffArea />, children: screens }], { initialEntries: [address] });
  opened.add(router);
  await act(async () => {
    render(<RouterProvider router={router} />);
    await vi.dynamicImportSettled();
  });
  await settle();
  await settle();
  /** Navigates to an address, or with -1 like the browser's back button. */
  return async (target: string | -1) => {
    await act(() => (target === -1 ? router.navigate(target) : router.navigate(target)));
    await settle();
  };
}

/** Navigates to the previous or next page of the list, or by a button. */
export async function turn(name: string) {
  fireEvent.click(screen.queryByRole('link', { name }) ?? screen.getByRole('button', { name }));
  await settle();
}

export async function signInWith(password: string) {
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'm.reyes@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  await turn('Sign in');
}

export function linkOf(address: string): HTMLAnchorElement {
  const link = screen.getByText(address).closest('a');
  if (!link) throw new Error(`${address} leads nowhere.`);
  return link;
}

/** Returns the tag around a lead's address: a link in the list, or the heading of its panel. */
export const placeOf = (address: HTMLElement) => address.closest('a, h3')?.tagName;

function OneToast() {
  const notify = useToast();
  useEffect(() => notify({ message: 'first' }), [notify]);
  return null;
}

/** Gives each test of a file a server with two leads, a signed-in person, and a stopped clock. */
export function prepareDesk(): void {
  beforeAll(async () => {
    // The toasts' code loads with the first one, and a fake clock cannot speed that up.
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
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(console, 'error').mockReturnValue();
    for (const start of Object.keys(server)) Reflect.deleteProperty(server, start);
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    server['/rest/'] = () => list(2, 1);
    server['/api/desk/leads/count'] = () => Response.json({ total: 2, more: false });
  });

  afterEach(async () => {
    for (const router of opened) router.dispose();
    opened.clear();
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    // Long enough that no cached data is left for the next test.
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    fetched.mockClear();
  });
}
