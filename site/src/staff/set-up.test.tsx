import { setUpAccount as texts } from '@sponsor/content/admin';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Component as SetUpScreen } from './set-up.tsx';

const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const calls = () => fetched.mock.calls.map(([path, { body }]) => [path, body]);
const credentials = '{"email":"m.reyes@example.com","password":"limestone courses"}';

async function submit() {
  render(
    <MemoryRouter initialEntries={['/', '/setup/one%2Ftime']}>
      <Routes>
        <Route path="/setup/:token" element={<SetUpScreen />} />
        <Route path="/admin/leads" element="The leads stand here." />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.change(screen.getByLabelText(texts.emailLabel), { target: { value: 'm.reyes@example.com' } });
  fireEvent.change(screen.getByLabelText(texts.passwordLabel), { target: { value: 'limestone courses' } });
  await act(async () => void fireEvent.click(screen.getByRole('button')));
}

describe('/setup/:token', () => {
  beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
  afterEach(() => void vi.unstubAllGlobals());

  it('creates the administrator, signs in and goes to the leads', async () => {
    fetched.mockImplementation(async () => Response.json({}));
    await submit();
    expect(calls()).toEqual([
      ['/api/desk/setup/one%2Ftime', credentials],
      ['/api/staff/sign-in/email', credentials],
    ]);
    expect(screen.getByText('The leads stand here.')).toBeDefined();
  });

  it.each([404, 410])('says that the link does not work any more when the server answers %i', async (status) => {
    fetched.mockResolvedValue(Response.json({ message: 'This set-up link has been used.' }, { status }));
    await submit();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.usedHeading);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('shows why the server refused, and keeps the form', async () => {
    fetched.mockResolvedValue(Response.json({ message: 'The password is too common.' }, { status: 400 }));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('The password is too common.');
    expect(screen.getByLabelText<HTMLInputElement>(texts.emailLabel).value).toBe('m.reyes@example.com');
  });

  it('says so when the server cannot be reached', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('The server did not answer. Please try again.');
  });
});
