import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import SignUp from './sign-up.island.tsx';

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(window.location, 'assign').mockImplementation(assign.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(answer: () => Promise<Response>) {
  const send = vi.fn((_address: string, _init: RequestInit) => answer());
  vi.stubGlobal('fetch', send);
  render(<SignUp campaign={{ utm_campaign: 'landing', utm_content: 'hero' }} pageVersion="f00d" />);
  return send;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function signUp(email: string) {
  fireEvent.change(field(), { target: { value: email } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Get Started Now' })));
  await after(0);
}

const stored = async () => new Response('{}');
const refused = async () => new Response('{}', { status: 500 });

describe('<SignUp>', () => {
  it('[form-6] opens the page to invest 1000 ms after the sign-up was stored, not earlier', async () => {
    open(stored);
    await signUp('ann@example.com');
    expect(field().value).toBe('');
    await after(999);
    expect(assign).not.toHaveBeenCalled();
    await after(1);
    expect(assign.mock.calls).toEqual([['/rega-invest']]);
  });

  it('[form-11] keeps the address, stays on the page, and logs the failure without the address', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const send = open(refused);
    await signUp('ann@example.com');
    await after(5000);
    expect(field().value).toBe('ann@example.com');
    expect(assign).not.toHaveBeenCalled();
    expect(send).toHaveBeenCalledTimes(1);
    expect(logged.mock.calls.flat().join(' ')).toContain('answered 500');
    expect(logged.mock.calls.flat().join(' ')).not.toContain('ann@example.com');
  });

  it('sends nothing if the field is empty', async () => {
    const send = open(stored);
    await signUp('');
    expect(send).not.toHaveBeenCalled();
  });

  it('says what sending means, with links to the terms and the privacy policy', () => {
    open(stored);
    expect(screen.getByRole('link', { name: 'terms of service' }).getAttribute('href')).toBe('/terms');
    expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy');
  });
});
