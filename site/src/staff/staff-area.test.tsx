import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  after,
  asked,
  failure,
  fetched,
  heard,
  leadReads,
  list,
  open,
  prepareDesk,
  server,
  session,
  settle,
  signInWith,
} from './desk.fixtures.tsx';

describe('the staff area', () => {
  prepareDesk();

  it('[staff-3] has a link back to the site instead of the site’s header', async () => {
    await open();
    expect(screen.getAllByRole('navigation').map((part) => part.getAttribute('aria-label'))).toEqual(['Staff']);
    expect(screen.getByRole('link', { name: 'Back to Site' }).getAttribute('href')).toBe('/');
  });

  it('[staff-7] asks the person to sign in, and reads no leads before that', async () => {
    server['/api/staff/get-session'] = () => session(null);
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(leadReads()).toEqual([]);

    server['/api/staff/sign-in/email'] = () => Response.json({ message: 'No.' }, { status: 401 });
    await signInWith('wrong');
    expect(screen.getByRole('alert').textContent).toBe('No.');

    server['/api/staff/sign-in/email'] = () => Response.json({ user: { email: 'm.reyes@example.com' } });
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    await signInWith('right');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
    expect(fetched.mock.calls.filter(([path]) => path.includes('sign-in')).map(([, init]) => init?.body)).toEqual([
      '{"email":"m.reyes@example.com","password":"wrong"}',
      '{"email":"m.reyes@example.com","password":"right"}',
    ]);
  });

  it('shows in the navigation how many deliveries need a decision', async () => {
    const health = {
      connected: true,
      failing: false,
      lastDeliveredAt: null,
      deliveredToday: 0,
      waiting: 9,
      waitingSince: null,
      notices: [],
    };
    server['/api/desk/deliveries/health'] = () =>
      Response.json({ ...health, failed: 0, quarantined: 3, pauses: [], medianSeconds: null });
    await open();
    expect(screen.getByRole('link', { name: 'Deliveries 3 held back' })).toBeDefined();
  });

  it('also asks for the code if the account has one', async () => {
    server['/api/staff/get-session'] = () => session(null);
    await open();
    server['/api/staff/sign-in/email'] = () => Response.json({ codeNeeded: true, code: true, passkey: false });
    await signInWith('right');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirm that it is you');

    const enter = async (code: string) => {
      fireEvent.change(screen.getByLabelText('Code'), { target: { value: code } });
      fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
      await settle();
    };
    server['/api/staff/sign-in/code'] = () => Response.json({ message: 'Not right.' }, { status: 400 });
    await enter('111111');
    expect(screen.getByRole('alert').textContent).toBe('Not right.');
    server['/api/staff/sign-in/code'] = () => Response.json({ message: 'That code has been used.' }, { status: 401 });
    await enter('492805');
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(screen.getByText('That code has been used.', { ignore: heard })).toBeDefined();
    await signInWith('right');
    server['/api/staff/sign-in/code'] = () => Response.json({ user: { email: 'm.reyes@example.com' } });
    server['/api/staff/get-session'] = () => session('m.reyes@example.com');
    await enter('492806');
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  it('links only to the screens of the person’s role', async () => {
    const goTo = await open();
    const names = () => screen.getAllByRole('link').map((link) => link.textContent);
    expect(names()).toContain('Account');
    expect(names()).not.toContain('Audit log');
    for (const address of ['/admin/audit', '/admin/audit/']) {
      await goTo(address);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your role does not include this screen');
      expect(document.title).toMatch(/^Audit log /);
    }
    expect(fetched.mock.calls.some(([path]) => path.startsWith('/api/desk/audit'))).toBe(false);
  });

  it('[staff-21] shows only the account to a person who must set up a code first, and sends no requests that would be refused', async () => {
    server['/api/staff/get-session'] = () =>
      Response.json({
        user: { email: 'm.reyes@example.com', role: 'administrator', codeMissing: true, code: false, passkey: false },
        session: { expiresAt: '2030-01-01T00:00:00.000Z', fresh: true },
      });
    server['/api/desk/account'] = () => new Promise(() => {});
    await open();
    await act(() => vi.dynamicImportSettled());
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Account');
    await after(60_000);
    expect(leadReads()).toEqual([]);
    expect(asked('/api/desk/deliveries')).toEqual([]);
  });

  it('shows the sign-in without a retry or a toast when the session has ended', async () => {
    server['/rest/'] = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 401 });
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    await after(60_000);
    expect(leadReads()).toHaveLength(1);
    expect(screen.queryByText(/Failed to load leads/)).toBeNull();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('shows the leads even if the session could not be read', async () => {
    server['/api/staff/get-session'] = failure;
    await open();
    expect(screen.getByText('lead-2@example.com')).toBeDefined();
  });

  it('moves the focus to a screen that replaces another, but not to the first one', async () => {
    const goTo = await open();
    expect(document.activeElement).toBe(document.body);
    await goTo('/admin/audit');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it('deletes cached leads at the end of the session', async () => {
    await open();
    server['/api/staff/sign-out'] = failure;
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByText('lead-2@example.com')).toBeDefined();

    server['/api/staff/sign-out'] = () => Response.json({ signedOut: true });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(
      screen.queryByText('Your session has ended. Sign in to continue where you were; your draft note is kept.'),
    ).toBeNull();

    server['/api/staff/sign-in/email'] = () => Response.json({ user: { email: 'm.reyes@example.com' } });
    server['/rest/'] = () => new Promise(() => {});
    await signInWith('right');
    expect(screen.queryByText('lead-2@example.com')).toBeNull();
  });

  it('says that the session has ended until the person tries to sign in, and not after the next sign-out', async () => {
    server['/rest/'] = () => Response.json({ code: '42501', message: 'permission denied' }, { status: 401 });
    await open();
    expect(screen.getByRole('alert').textContent).toBe(
      'Your session has ended. Sign in to continue where you were; your draft note is kept.',
    );
    const wrong = 'That email address and password do not match.';
    server['/api/staff/sign-in/email'] = () => Response.json({ message: wrong }, { status: 401 });
    await signInWith('wrong');
    expect(screen.getByRole('alert').textContent).toBe(wrong);

    server['/api/staff/sign-in/email'] = () => Response.json({ user: { email: 'm.reyes@example.com' } });
    server['/rest/'] = () => list(2, 1);
    await signInWith('right');
    await settle();
    server['/api/staff/sign-out'] = () => Response.json({ signedOut: true });
    fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await settle();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
    expect(
      screen.queryByText('Your session has ended. Sign in to continue where you were; your draft note is kept.'),
    ).toBeNull();
  });
});
