import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterAWhile, goOn, untilLeaving } from './after-submission.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('afterAWhile', () => {
  it('acts after the time, not sooner', () => {
    const act = vi.fn();
    afterAWhile(untilLeaving(), act, 1000);
    vi.advanceTimersByTime(999);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it.each(['beforeunload', 'pagehide'])('never acts once the visitor is leaving, as %s tells', (sign) => {
    const act = vi.fn();
    afterAWhile(untilLeaving(), act, 1000);
    vi.advanceTimersByTime(999);
    dispatchEvent(new Event(sign));
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
  });

  it.each(['beforeunload', 'pagehide'])('never acts for who left before the answer came, as %s tells', (sign) => {
    const act = vi.fn();
    const stay = untilLeaving();
    dispatchEvent(new Event(sign));
    afterAWhile(stay, act, 1000);
    vi.advanceTimersByTime(60_000);
    expect(act).not.toHaveBeenCalled();
  });
});

describe('goOn', () => {
  const kept = () => sessionStorage.getItem('confirmation');

  it('opens the page with the thanks, and leaves none for a page that the visitor opens sooner', () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    goOn(untilLeaving(), '/rega-invest', 'Thanks!', 'ann@example.com', 1000);
    vi.advanceTimersByTime(999);
    expect([assign.mock.calls, kept()]).toEqual([[], null]);
    vi.advanceTimersByTime(1);
    expect([assign.mock.calls, kept()]).toEqual([[['/rega-invest']], 'Thanks!']);
  });

  it('goes on without the thanks where the browser stores nothing', () => {
    const assign = vi.spyOn(window.location, 'assign').mockReturnValue();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.');
    });
    goOn(untilLeaving(), '/rega-invest', 'Thanks!', 'ann@example.com', 1000);
    vi.advanceTimersByTime(1000);
    expect(assign).toHaveBeenCalledOnce();
  });
});
