import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { entrance } from '../StaffEntrance/StaffEntrance.fixtures.tsx';
import { SetUpAccount } from './SetUpAccount.tsx';
import { setUpAccountTexts as texts } from './texts.ts';

const props = { ...entrance, minimumPasswordLength: 12, onSetUp: async () => undefined };

describe('<SetUpAccount>', () => {
  it('asks for a new password of the given length, and states the length', () => {
    render(<SetUpAccount {...props} />);
    const password = screen.getByLabelText<HTMLInputElement>(texts.passwordLabel);
    expect(password.autocomplete).toBe('new-password');
    expect(password.minLength).toBe(12);
    const help = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(help?.textContent).toBe('At least 12 characters.');
  });

  it('links to the sign-in if the link was already used', () => {
    render(<SetUpAccount {...props} used />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.usedHeading);
    expect(screen.getByRole('link', { name: 'Go to sign in' }).getAttribute('href')).toBe('/admin/leads');
    expect(screen.queryByLabelText(texts.passwordLabel)).toBeNull();
  });
});
