import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepYear } from './keep-year.ts';
import { fundFooter } from './SiteFooter.fixtures.tsx';
import { SiteFooter } from './SiteFooter.tsx';

const zone = 'America/Indiana/Indianapolis';
const rightsAt = (now: string) => {
  vi.setSystemTime(now);
  keepYear(document.body, zone);
  return screen.getByRole('contentinfo').textContent.match(/© \d+ Spark Fund One/)?.[0];
};

afterEach(() => vi.useRealTimers());

describe('keepYear', () => {
  it("[footer-4] updates the footer to the office's year, but never to an earlier one", () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    render(<SiteFooter {...fundFooter} legal={{ ...fundFooter.legal, year: 2030 }} />);
    expect(rightsAt('2031-01-01T04:59:59Z')).toBe('© 2030 Spark Fund One');
    expect(rightsAt('2031-01-01T05:00:00Z')).toBe('© 2031 Spark Fund One');
    expect(rightsAt('1970-01-02T00:00:00Z')).toBe('© 2031 Spark Fund One');
  });

  it('does nothing without a footer', () => {
    expect(() => keepYear(document.body, zone)).not.toThrow();
  });
});
