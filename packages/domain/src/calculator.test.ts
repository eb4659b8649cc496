import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateReturn, paidByYear, purchaseLimit } from './calculator.ts';
import { formatDollars, formatDollarsAndCents } from './money.ts';
import type { FundTerms } from './sponsor.ts';

const range = { minimumCents: 500_00, maximumCents: 100_000_00, defaultCents: 500_00, stepCents: 500_00 };
const monthlyFund: FundTerms = {
  ...range,
  kind: 'regulation-a',
  preferredReturnBps: 800,
  targetMultiple: { low: 2, high: 3 },
  distributionsPerYear: 12,
};
const quarterlyFund: FundTerms = {
  ...range,
  kind: 'regulation-d',
  preferredReturnBps: 1_000,
  targetMultiple: { low: 2, high: 3 },
  distributionsPerYear: 4,
};

/** Returns the exact quotient of two whole numbers, rounded half-up. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function everyWholeDollar(terms: FundTerms): number[] {
  const count = (terms.maximumCents - terms.minimumCents) / 100 + 1;
  return Array.from({ length: count }, (_, index) => terms.minimumCents + index * 100);
}

describe('estimateReturn of a fund that pays monthly', () => {
  it.each([
    [500, '$3', '$3.33', '$40.00', '$1,000', '$1,500'],
    [1234, '$8', '$8.23', '$98.72', '$2,468', '$3,702'],
    [2500, '$17', '$16.67', '$200.00', '$5,000', '$7,500'],
    [12500, '$83', '$83.33', '$1,000.00', '$25,000', '$37,500'],
    [100000, '$667', '$666.67', '$8,000.00', '$200,000', '$300,000'],
  ])('[calculator-2] turns %i dollars into a month of %s', (dollars, monthly, monthlyExact, annual, low, high) => {
    const estimate = estimateReturn(dollars * 100, monthlyFund);
    expect(formatDollars(estimate.distributionCents)).toBe(monthly);
    expect(formatDollarsAndCents(estimate.distributionCents)).toBe(monthlyExact);
    expect(formatDollarsAndCents(estimate.annualCents)).toBe(annual);
    expect(formatDollars(estimate.targetLowCents)).toBe(low);
    expect(formatDollars(estimate.targetHighCents)).toBe(high);
  });

  it('[calculator-2] is exact to the cent for every whole dollar, and the month shown without cents is never rounded twice', () => {
    const wrong = everyWholeDollar(monthlyFund).filter((amountCents) => {
      const amount = BigInt(amountCents);
      const estimate = estimateReturn(amountCents, monthlyFund);
      return !(
        BigInt(estimate.distributionCents) === roundedQuotient(amount * 8n, 1200n) &&
        formatDollars(estimate.distributionCents) ===
          `$${roundedQuotient(amount * 8n, 120_000n).toLocaleString('en-US')}` &&
        BigInt(estimate.annualCents) * 100n === amount * 8n &&
        estimate.targetLowCents === 2 * amountCents &&
        estimate.targetHighCents === 3 * amountCents
      );
    });
    expect(wrong).toEqual([]);
  });

  it('never pays less for more', () => {
    const monthly = everyWholeDollar(monthlyFund).map(
      (amount) => estimateReturn(amount, monthlyFund).distributionCents,
    );
    expect(monthly).toEqual(monthly.toSorted((one, other) => one - other));
  });
});

describe('estimateReturn of a fund that pays quarterly', () => {
  it.each([
    [15000, '$375.00', '$1,500.00', '$30,000', '$45,000'],
    [15001, '$375.03', '$1,500.10', '$30,002', '$45,003'],
    [15500, '$387.50', '$1,550.00', '$31,000', '$46,500'],
    [50000, '$1,250.00', '$5,000.00', '$100,000', '$150,000'],
    [100000, '$2,500.00', '$10,000.00', '$200,000', '$300,000'],
  ])('[calculator-2] turns %i dollars into a quarter of %s', (dollars, quarterly, annual, low, high) => {
    const estimate = estimateReturn(dollars * 100, quarterlyFund);
    expect(formatDollarsAndCents(estimate.distributionCents)).toBe(quarterly);
    expect(formatDollarsAndCents(estimate.annualCents)).toBe(annual);
    expect(formatDollars(estimate.targetLowCents)).toBe(low);
    expect(formatDollars(estimate.targetHighCents)).toBe(high);
  });

  it('is exact to the cent for every whole dollar', () => {
    const wrong = everyWholeDollar(quarterlyFund).filter((amountCents) => {
      const amount = BigInt(amountCents);
      const estimate = estimateReturn(amountCents, quarterlyFund);
      return !(
        BigInt(estimate.distributionCents) === roundedQuotient(amount, 40n) &&
        BigInt(estimate.annualCents) * 10n === amount &&
        estimate.targetLowCents === 2 * amountCents &&
        estimate.targetHighCents === 3 * amountCents
      );
    });
    expect(wrong).toEqual([]);
  });
});

describe('paidByYear', () => {
  const dollars = fc.integer({ min: 500, max: 100_000 });
  const year = fc.integer({ min: 1, max: 5 });

  it('equals the annual figure of the calculator after one year at the target, to the cent', () => {
    for (const terms of [monthlyFund, quarterlyFund]) {
      const wrong = everyWholeDollar(terms).filter(
        (amount) => paidByYear(amount, terms, 1, 1) !== estimateReturn(amount, terms).annualCents,
      );
      expect(wrong).toEqual([]);
    }
  });

  it('is exact to the cent, rounded once', () => {
    fc.assert(
      fc.property(dollars, year, (amount, years) => {
        const half = BigInt(paidByYear(amount * 100, monthlyFund, 0.5, years));
        expect(half).toBe(roundedQuotient(BigInt(amount) * 100n * 800n * BigInt(years), 20_000n));
      }),
    );
  });

  it('is zero if nothing is paid, however long', () => {
    fc.assert(
      fc.property(dollars, year, (amount, years) => {
        expect(paidByYear(amount * 100, quarterlyFund, 0, years)).toBe(0);
      }),
    );
  });
});

describe('purchaseLimit', () => {
  it.each([
    [40_000_00, 4_000_00],
    [40_009_99, 4_000_00],
    [9_99, 0],
    [0, 0],
  ])('of %i cents is %i', (incomeOrWorth, limit) => {
    expect(purchaseLimit(incomeOrWorth)).toBe(limit);
  });

  it('is never more than a tenth, and never a dollar less', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 14 }), (cents) => {
        const limit = purchaseLimit(cents);
        expect(limit * 10).toBeLessThanOrEqual(cents);
        expect((limit + 100) * 10).toBeGreaterThan(cents);
      }),
    );
  });
});
