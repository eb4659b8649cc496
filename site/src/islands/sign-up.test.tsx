import { LinkProvider, ToastProvider } from '@sponsor/ui';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RouterLink } from '../router-link.tsx';
import { SignUp } from './sign-up.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Terms() {
  return <h1>Terms</h1>;
}

function Leave() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/terms')}>
      Leave
    </button>
  );
}

function open(answer: () => Promise<Response>) {
  const send = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', send);
  render(
    <MemoryRouter initialEntries={['/invest']}>
      <LinkProvider component={RouterLink}>
        <ToastProvider>
          <Leave />
          <Routes>
            <Route path="/invest" element={<SignUp />} />
            <Route path="/rega-invest" element={<h1>Next step</h1>} />
            <Route path="/terms" element={<Terms />} />
          </Routes>
        </ToastProvider>
      </LinkProvider>
    </MemoryRouter>,
  );
  return send;
}

const field = () => screen.getByLabelText<HTMLInputElement>('E-mail address');
const nextStep = () => screen.queryByRole('heading', { name: 'Next step' });

async function signUp(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get Started Now' })));
  await act(async () => vi.advanceTimersByTimeAsync(0));
}

const stored = async () => new Response('{}');
const refused = async () => new Response('{}', { status: 500 });

describe('<SignUp>', () => {
  it('goes on to investing 1000 ms after the sign-up was stored, not sooner', async () => {
    open(stored);
    await signUp('ann@example.com');
    expect(field().value).toBe('');
    await act(async () => vi.advanceTimersByTimeAsync(999));
    expect(nextStep()).toBeNull();
    await act(async () => vi.advanceTimersByTimeAsync(1));
    expect(nextStep()).not.toBeNull();
  });

  it('stays where the visitor went in the meantime', async () => {
    open(stored);
    await signUp('ann@example.com');
    await act(async () => vi.advanceTimersByTimeAsync(500));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Leave' })));
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(screen.getByRole('heading', { name: 'Terms' })).toBeDefined();
    expect(nextStep()).toBeNull();
  });

  it('keeps the address, stays, and logs the failure without it', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = open(refused);
    await signUp('ann@example.com');
    await act(async () => vi.advanceTimersByTimeAsync(5000));
    expect(field().value).toBe('ann@example.com');
    expect(nextStep()).toBeNull();
    expect(send).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls.flat().join(' ')).toContain('answered 500');
    expect(logged.mock.calls.flat().join(' ')).not.toContain('ann@example.com');
  });

  it('does nothing with an empty field', async () => {
    const send = open(stored);
    await signUp('');
    expect(send).not.toHaveBeenCalled();
  });

  it('says what sending means, with links to the texts', () => {
    open(stored);
    expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
  });
});
