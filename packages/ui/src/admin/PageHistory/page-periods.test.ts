import { describe, expect, it } from 'vitest';
import { isOnDay, periodOf } from './PageHistory.tsx';

const office = 'America/Indiana/Indianapolis';

describe('isOnDay', () => {
  // Midnight in the office is five o'clock in UTC.
  const wording = { from: '2026-02-03T05:00:00Z', until: '2026-02-05T04:59:59Z', versions: [] };

  it.each([
    ['2026-02-02', false],
    ['2026-02-03', true],
    ['2026-02-04', true],
    ['2026-02-05', false],
  ])('is for %s %s', (day, live) => {
    expect(isOnDay(wording, day, office)).toBe(live);
  });

  it('is true for a live revision', () => {
    expect(isOnDay({ ...wording, until: null }, '2026-02-05', office)).toBe(true);
  });
});

describe('periodOf', () => {
  it("formats both ends in the office's time zone", () => {
    const wording = { from: '2026-02-03T05:00:00Z', until: '2026-02-05T17:30:00Z', versions: [] };
    expect(periodOf(wording, 'now', office)).toBe('Feb 3, 2026, 12:00\u00A0AM – Feb 5, 2026, 12:30\u00A0PM');
    expect(periodOf({ ...wording, until: null }, 'now', office)).toMatch(/ – now$/);
  });
});
