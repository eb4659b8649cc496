import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDollars, formatDollarsAndCents, formatMillions } from './money.ts';

const cents = fc.integer({ min: 0, max: 10 ** 14 });

describe('formatDollars', () => {
  it.each([
    [0, '$0'],
    [49, '$0'],
    [50, '$1'],
    [99_949, '$999'],
    [99_950, '$1,000'],
    [250_000, '$2,500'],
    [1_000_000_000, '$10,000,000'],
  ])('[calculator-3] shows %i cents as %s', (amount, shown) => {
    expect(formatDollars(amount)).toBe(shown);
  });

  it('rounds half-up to the dollar for any amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        expect(BigInt(formatDollars(amount).replace(/[$,]/g, ''))).toBe((BigInt(amount) + 50n) / 100n);
      }),
    );
  });
});

describe('formatMillions', () => {
  it.each([
    [0, '$0.00M'],
    [4_200_000_00, '$4.20M'],
    [11_554_000_00, '$11.55M'],
    [1_234_567_890_00, '$1234.57M'],
  ])('shows %i cents as %s', (amount, shown) => {
    expect(formatMillions(amount)).toBe(shown);
  });
});

describe('formatDollarsAndCents', () => {
  it.each([
    [0, '$0.00'],
    [5, '$0.05'],
    [37_503, '$375.03'],
    [150_000, '$1,500.00'],
  ])('[calculator-3] shows %i cents as %s', (amount, shown) => {
    expect(formatDollarsAndCents(amount)).toBe(shown);
  });

  it('loses no cent of any amount', () => {
    fc.assert(
      fc.property(cents, (amount) => {
        const shown = formatDollarsAndCents(amount);
        expect(shown).toMatch(/^\$\d{1,3}(,\d{3})*\.\d\d$/);
        expect(BigInt(shown.replace(/[$,.]/g, ''))).toBe(BigInt(amount));
      }),
    );
  });
});
