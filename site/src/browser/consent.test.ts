import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseTracking, mayTrack, readConsent } from './consent.ts';

const at = new Date('2026-03-01T15:00:00.120Z');
const { dataset } = document.documentElement;

function signal(sent: boolean | undefined): void {
  vi.stubGlobal('navigator', { globalPrivacyControl: sent });
}

beforeEach(() => {
  localStorage.clear();
  delete dataset['consent'];
  signal(undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the visitor’s choice', () => {
  it('is undefined at first', () => {
    expect(readConsent()).toEqual({ tracking: 'default', globalPrivacyControl: false });
  });

  it.each(['allowed', 'refused'] as const)('is stored with its time: %s', (tracking) => {
    chooseTracking(tracking, at);
    expect(readConsent()).toEqual({ tracking, chosenAt: '2026-03-01T15:00:00.120Z', globalPrivacyControl: false });
  });

  it.each(['', 'sold 2026-03-01T15:00:00.120Z', 'allowed', 'allowed <script>'])(
    'is undefined if the stored value is invalid: %j',
    (stored) => {
      localStorage.setItem('tracking', stored);
      expect(readConsent().tracking).toBe('default');
    },
  );

  it('is undefined and cannot be saved if the browser stores nothing', () => {
    const refuse = () => {
      throw new DOMException('Storage is off.');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    expect(readConsent().tracking).toBe('default');
    expect(() => chooseTracking('refused', at)).toThrow('Storage is off.');
  });
});

describe('mayTrack', () => {
  it.each([
    ['opt-out', 'default', false, true],
    ['opt-out', 'refused', false, false],
    ['opt-out', 'allowed', false, true],
    ['opt-in', 'default', false, false],
    ['opt-in', 'refused', false, false],
    ['opt-in', 'allowed', false, true],
    ['opt-out', 'default', true, false],
    ['opt-out', 'allowed', true, false],
    ['opt-in', 'allowed', true, false],
  ] as const)('in the mode %s, with the choice %s and the signal %s: %s', (mode, tracking, sent, may) => {
    if (mode === 'opt-in') dataset['consent'] = mode;
    if (tracking !== 'default') chooseTracking(tracking, at);
    signal(sent);
    expect(mayTrack()).toBe(may);
  });
});
