import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  after,
  fetched,
  found,
  historyOf,
  linkOf,
  open,
  placeOf,
  prepareDesk,
  server,
  session,
  settle,
  signInWith,
  turn,
} from './desk.fixtures.tsx';

describe('a lead beside the list', () => {
  prepareDesk();

  it('offers no changes to viewers', async () => {
    server['/api/staff/get-session'] = () => session('m.reyes@example.com', 'viewer');
    server['/api/desk/leads/lead-2'] = () => historyOf(2);
    const goTo = await open();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Export CSV' })).toBeNull();
    await goTo('/admin/leads?lead=lead-2');
    expect(screen.getAllByText('lead-2@example.com').map(placeOf)).toEqual(['A', 'H3']);
    expect(screen.queryByLabelText('Note')).toBeNull();
  });

  it('reads a lead again when a change is refused, because a colleague may have been faster', async () => {
    let status = 'new';
    server['/api/desk/leads/lead-2'] = () => historyOf(2, status);
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    fireEvent.change(screen.getByLabelText('Next action'), { target: { value: 'Call' } });
    status = 'do_not_contact';
    const read = server['/api/desk/leads/lead-2'];
    server['/api/desk/leads/lead-2'] = () => Response.json({ message: 'Not now.' }, { status: 409 });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    server['/api/desk/leads/lead-2'] = read;
    await settle();
    expect(screen.getByRole('alert').textContent).toBe('Not now.');
    expect(screen.getByText('Asked not to be contacted.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Next action').value).toBe('Call');
  });

  it('[staff-11] keeps typed input when the session ends, for the same person only', async () => {
    server['/api/desk/leads/lead-2'] = () => historyOf(2);
    server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-2' });
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note(), { target: { value: 'Called.' } });

    const endSession = async () => {
      server['/api/staff/get-session'] = () => session(null);
      server['/api/desk/leads/newest'] = () => Response.json({ message: 'Please sign in.' }, { status: 401 });
      await after(15_000);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sign in');
      server['/api/staff/sign-in/email'] = () => Response.json({ user: { email: 'm.reyes@example.com' } });
      server['/api/desk/leads/newest'] = () => Response.json({ id: 'lead-2' });
    };
    await endSession();
    expect(screen.getByRole('alert').textContent).toBe(
      'Your session has ended. Sign in to continue where you were; your draft note is kept.',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'));
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

  it('[staff-11] keeps the position of a lead that no longer matches the filters', async () => {
    for (const number of [1, 2, 3]) {
      server[`/api/desk/leads/lead-${number}`] = () => historyOf(number);
    }
    server['/api/desk/leads?'] = () => found(3, 2, 1);
    const goTo = await open();
    await goTo('/admin/leads?status=new&lead=lead-2');
    server['/api/desk/leads?'] = () => found(3, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await settle();
    expect(screen.queryAllByText('lead-2@example.com').map(placeOf)).toEqual(['H3']);
    fireEvent.click(screen.getByRole('link', { name: 'Next lead' }));
    await settle();
    expect(screen.getAllByText('lead-1@example.com').map(placeOf)).toEqual(['A', 'H3']);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await settle();
    expect(document.activeElement?.textContent).toBe('lead-1@example.com');
  });

  it('asks before an unsaved note is lost', async () => {
    server['/api/desk/leads/lead-2'] = () => historyOf(2);
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    const unload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(unload()).toBe(false);
    const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note(), { target: { value: 'Called.' } });
    await settle();
    expect(unload()).toBe(true);

    await goTo('/admin/leads');
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeDefined();
    fireEvent.click(screen.getByText('Stay here'));
    await settle();
    expect(note().value).toBe('Called.');
    await goTo('/admin/leads');
    fireEvent.click(screen.getByText('Leave'));
    await settle();
    expect(screen.queryByLabelText('Note')).toBeNull();
    expect(unload()).toBe(false);
  });

  it('opens a lead beside the list, at its own address', async () => {
    server['/api/desk/leads/lead-2'] = () => historyOf(2);
    await open();
    const link = linkOf('lead-2@example.com');
    expect(link.getAttribute('href')).toBe('/admin/leads?lead=lead-2');
    fireEvent.click(link);
    await settle();
    expect(screen.getAllByText('lead-2@example.com').map(placeOf)).toEqual(['A', 'H3']);
    fireEvent.change(screen.getByLabelText('Note'), { target: { value: 'Called.' } });
    server['/api/desk/leads/lead-2/notes'] = () => Response.json({ noted: true }, { status: 201 });
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await settle();
    expect(fetched.mock.calls.find(([path]) => path.endsWith('/notes'))?.[1]?.body).toBe('{"text":"Called."}');
  });

  it('keeps a note if the response is a page, and says that the response is unreadable', async () => {
    server['/api/desk/leads/lead-2'] = () => historyOf(2);
    await open('/admin/leads?lead=lead-2');
    const note = () => screen.getByLabelText<HTMLTextAreaElement>('Note');
    fireEvent.change(note(), { target: { value: 'Called.' } });
    server['/api/desk/leads/lead-2/notes'] = () => new Response('<!doctype html><title>Maintenance</title>');
    await turn('Add note');
    expect(screen.getByRole('alert').textContent).toBe('The server’s response cannot be read.');
    expect(note().value).toBe('Called.');
  });

  it('goes from lead to lead without closing the one that is open', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () => historyOf(number);
    }
    const goTo = await open();
    await goTo('/admin/leads?lead=lead-2');
    expect(screen.queryByRole('link', { name: 'Previous lead' })).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Next lead' }));
    await settle();
    expect(screen.getAllByText('lead-1@example.com').map(placeOf)).toEqual(['A', 'H3']);
    expect(screen.queryByRole('link', { name: 'Next lead' })).toBeNull();
  });

  it('goes from lead to lead by letter keys, but not while the person types', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () => historyOf(number);
    }
    await open('/admin/leads?lead=lead-2');
    const shown = () => within(screen.getByRole('dialog')).getAllByRole('heading', { level: 3 })[0]?.textContent;
    fireEvent.keyDown(screen.getByLabelText('Note'), { key: 'j' });
    await settle();
    expect(shown()).toBe('lead-2@example.com');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Next lead' }), { key: 'j' });
    await settle();
    expect(shown()).toBe('lead-1@example.com');
    fireEvent.keyDown(screen.getByRole('link', { name: 'Previous lead' }), { key: 'k' });
    await settle();
    expect(shown()).toBe('lead-2@example.com');
  });

  it('lets Back skip all leads that were opened and closed', async () => {
    for (const number of [1, 2]) {
      server[`/api/desk/leads/lead-${number}`] = () => historyOf(number);
    }
    const goTo = await open('/elsewhere');
    await goTo('/admin/leads');
    for (let times = 0; times < 2; times += 1) {
      fireEvent.click(screen.getByText('lead-2@example.com'));
      await settle();
      fireEvent.click(screen.getByRole('link', { name: 'Next lead' }));
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
});
