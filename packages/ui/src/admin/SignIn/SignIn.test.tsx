import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SubmitCredentials } from '../CredentialsForm/CredentialsForm.tsx';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SignIn } from './SignIn.tsx';
import { signInTexts as texts } from './texts.ts';

const email = () => screen.getByLabelText<HTMLInputElement>(texts.emailLabel);
const password = () => screen.getByLabelText<HTMLInputElement>(texts.passwordLabel);

function renderSignIn(onSignIn: SubmitCredentials) {
  render(<SignIn {...entrance} onSignIn={onSignIn} onForgotten={() => {}} />);
  fireEvent.change(email(), { target: { value: 'm.reyes@example.com' } });
  fireEvent.change(password(), { target: { value: 'limestone courses' } });
}

async function submit() {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: texts.submit })));
}

const ended = 'Your session has ended.';

describe('<SignIn>', () => {
  it('submits the input only once while it awaits the response', async () => {
    let answer = () => {};
    const handleSignIn = vi.fn<SubmitCredentials>(() => new Promise((resolve) => (answer = () => resolve(undefined))));
    renderSignIn(handleSignIn);
    await submit();
    await act(async () => void fireEvent.submit(email().form!));
    expect(handleSignIn.mock.calls).toEqual([[{ email: 'm.reyes@example.com', password: 'limestone courses' }]]);
    expect(screen.getByRole('button', { name: texts.submitting }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => answer());
    expect(screen.getByRole('button', { name: texts.submit }).hasAttribute('aria-disabled')).toBe(false);
  });

  it('shows the error, blames neither field, and keeps the input', async () => {
    renderSignIn(async () => 'That email address and password do not match.');
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('That email address and password do not match.');
    expect([email(), password()].filter((field) => field.hasAttribute('aria-invalid'))).toEqual([]);
    expect(email().value).toBe('m.reyes@example.com');
    expect(password().value).toBe('limestone courses');
  });

  it('removes the error during the next try', async () => {
    const answers = [Promise.resolve('No.'), new Promise<string>(() => {})];
    renderSignIn(() => answers.shift() ?? Promise.resolve(undefined));
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('No.');
    await submit();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows the notice after a session ended, and takes the focus', () => {
    render(<SignIn {...entrance} notice={ended} focused onSignIn={vi.fn()} onForgotten={() => {}} />);
    expect(screen.getByRole('alert').textContent).toBe(ended);
    expect(document.activeElement).toBe(email());
  });

  it('supports password managers, and does not take the focus unless asked to', () => {
    renderSignIn(async () => undefined);
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect([email().type, password().type]).toEqual(['email', 'password']);
    expect(document.activeElement).toBe(document.body);
  });
});
