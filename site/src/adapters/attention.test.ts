import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { attentionHeaders } from './attention.ts';

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

it.each(['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus'])('counts %s as activity for a minute', (sign) => {
  vi.advanceTimersByTime(600_000);
  expect(attentionHeaders()).toEqual({ 'X-Unattended': '1' });
  window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(60_000);
  expect(attentionHeaders()).toEqual({});
  vi.advanceTimersByTime(1);
  expect(attentionHeaders()).toEqual({ 'X-Unattended': '1' });
});
