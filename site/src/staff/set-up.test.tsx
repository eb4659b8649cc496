import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { Component as SetUpScreen } from './set-up.tsx';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const changes = () => fetched.mock.calls.filter(([path]) => path !== '/api/desk/setup/link');
const calls = () => changes().map(([path, { body }]) => [path, body]);
const forFirst = () => Response.json({ purpose: 'first administrator', email: null });
const withToken = '{"token":"one-time","email":"m.reyes@example.com","password":"limestone courses"}';
const credentials = '{"email":"m.reyes@example.com","password":"limestone courses"}';

async function open(link: () => Response = forFirst) {
  fetched.mockImplementationOnce(async () => link());
  await act(
    async () =>
      void render(
        <QueryClientProvider client={createQueryClient()}>
          <MemoryRouter initialEntries={['/', '/setup#one-time']}>
            <Routes>
              <Route path="/setup" element={<SetUpScreen />} />
              <Route path="/admin/leads" element="The leads stand here." />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>,
      ),
  );
  await screen.findByRole('heading', { level: 1 });
}

async function submit() {
  await open();
  fireEvent.change(screen.getByLabelText('Email address'), { target: { value: 'm.reyes@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'limestone courses' } });
  await act(async () => void fireEvent.click(screen.getByRole('button')));
}

describe('[staff-23] /setup', () => {
  beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
  afterEach(() => void vi.unstubAllGlobals());

  it('creates the administrator, signs in and goes to the leads', async () => {
    const email = 'm.reyes@example.com';
    fetched.mockImplementation(async (path) =>
      Response.json(path === '/api/desk/setup' ? { email } : { user: { email } }),
    );
    await submit();
    expect(calls()).toEqual([
      ['/api/desk/setup', withToken],
      ['/api/staff/sign-in/email', credentials],
    ]);
    expect(screen.getByText('The leads stand here.')).toBeDefined();
  });

  it.each([404, 410])('says that the link no longer works if the server responds with %i', async (status) => {
    fetched.mockResolvedValue(Response.json({ message: 'This set-up link has been used.' }, { status }));
    await submit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired or was used');
    expect(changes()).toHaveLength(1);
  });

  it('tells an invited person whose password it will be', async () => {
    await open(() => Response.json({ purpose: 'invitation', email: 'r.okafor@example.com' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create your account');
    const email = screen.getByLabelText<HTMLInputElement>('Email address');
    expect([email.value, email.readOnly]).toEqual(['r.okafor@example.com', true]);
  });

  it('shows no form for a used link', async () => {
    await open(() => Response.json({ message: 'This link has been used.' }, { status: 410 }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This link has expired or was used');
    expect(screen.queryByLabelText('Password')).toBeNull();
  });

  it('shows why the server refused, and keeps the form', async () => {
    fetched.mockResolvedValue(Response.json({ message: 'The password is too common.' }, { status: 400 }));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('The password is too common.');
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('m.reyes@example.com');
  });

  it('says that the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('The server did not respond. Please try again.');
  });
});
