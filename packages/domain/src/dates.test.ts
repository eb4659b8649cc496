import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatTime } from './dates.ts';

describe('formatDate', () => {
  it.each([
    ['2025-01-05T12:00:00Z', 'Jan 5, 2025'],
    ['2025-01-05T02:00:00Z', 'Jan 4, 2025'],
    ['2025-01-05T04:59:59.999Z', 'Jan 4, 2025'],
    ['2025-01-05T05:00:00Z', 'Jan 5, 2025'],
    ['2025-07-05T03:59:59Z', 'Jul 4, 2025'],
    ['2025-07-05T04:00:00Z', 'Jul 5, 2025'],
    ['2025-12-31T23:30:00-05:00', 'Dec 31, 2025'],
  ])('[staff-10] shows %s as the date in Indiana, %s', (timestamp, shown) => {
    expect(formatDate(timestamp, 'America/Indiana/Indianapolis')).toBe(shown);
  });

  it('shows the date of another office by its own clock', () => {
    expect(formatDate('2025-01-05T23:30:00Z', 'Europe/Paris')).toBe('Jan 6, 2025');
  });

  it('refuses text that is not a timestamp', () => {
    expect(() => formatDate('soon', 'UTC')).toThrow(RangeError);
  });
});

describe('formatTime', () => {
  it('shows the time at the office, with a no-break space', () => {
    expect(formatTime('2025-01-05T20:04:00Z', 'America/Indiana/Indianapolis')).toBe('3:04\u00A0PM');
    expect(formatTime('2025-07-05T04:00:00Z', 'America/Indiana/Indianapolis')).toBe('12:00\u00A0AM');
  });
});

describe('formatDay', () => {
  it('formats a day, in any time zone of the machine', () => {
    expect(formatDay('2025-07-15')).toBe('July 15, 2025');
    expect(formatDay('2025-01-01')).toBe('January 1, 2025');
  });

  it('refuses text that is not a day', () => {
    expect(() => formatDay('July')).toThrow(RangeError);
  });
});
