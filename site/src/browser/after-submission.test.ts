import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { redirectAfter, runAfterDelay } from './after-submission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const stored = Promise.resolve();

describe('runAfterDelay', () => {
  it('acts after the delay and not before', async () => {
    const act = vi.fn();
    await runAfterDelay(stored, act, 1000);
    vi.advanceTimersByTime(999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['beforeunload', 'pagehide'])('does not act once %s shows that the visitor is leaving', async (sign) => {
    const act = vi.fn();
    await runAfterDelay(stored, act, 1000);
    vi.advanceTimersByTime(999);
    dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['beforeunload', 'pagehide'])(
    'does not act if %s showed that the visitor left before the response',
    async (sign) => {
      const act = vi.fn();
      const waiting = runAfterDelay(stored, act, 1000);
      dispatchEvent(new Event(sign));
      await waiting;
      vi.advanceTimersByTime(60_000);
      expect(act).not.toHaveBeenCalled();
    },
  );

  it('removes its listeners when the form was not stored or the action is done', async () => {
    const signals: AbortSignal[] = [];
    vi.spyOn(globalThis, 'addEventListener').mockImplementation((_sign, _listener, options) => {
      if (typeof options === 'object' && options.signal) signals.push(options.signal);
    });
    const listening = () => signals.splice(0).map(({ aborted }) => !aborted);
    const failure = new Error('No network.');
    await expect(runAfterDelay(Promise.reject(failure), () => {}, 1000)).rejects.toBe(failure);
    expect(listening()).toEqual([false, false]);
    await runAfterDelay(stored, () => {}, 1000);
    vi.advanceTimersByTime(1000);
    expect(listening()).toEqual([false, false]);
  });
});

describe('redirectAfter', () => {
  const kept = () => sessionStorage.getItem('confirmation');

  it('opens the page with the thanks, and stores none for a page that the visitor opens earlier', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    await redirectAfter(stored, '/rega-invest', 'Thanks!', 'ann@example.com', 1000);
    vi.advanceTimersByTime(999);
    expect([assign.mock.calls, kept()]).toEqual([[], null]);
    vi.advanceTimersByTime(1);
    expect([assign.mock.calls, kept()]).toEqual([[['/rega-invest']], 'Thanks!']);
  });

  it('opens the page without the thanks if the browser stores nothing', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.');
    });
    await redirectAfter(stored, '/rega-invest', 'Thanks!', 'ann@example.com', 1000);
    vi.advanceTimersByTime(1000);
    expect(assign).toHaveBeenCalledOnce();
  });

  it('stays and says why if the form was not stored', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    const failure = new Error('No network.');
    await expect(redirectAfter(Promise.reject(failure), '/rega-invest', 'Thanks!', 'a@b.example', 1000)).rejects.toBe(
      failure,
    );
    vi.advanceTimersByTime(60_000);
    expect(assign).not.toHaveBeenCalled();
  });
});
