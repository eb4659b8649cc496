import { describe, expect, it } from 'vitest';
import { estimateRegulationA, estimateRegulationD } from './calculator.ts';
import { type FundTerms, regulationATerms, regulationDTerms } from './funds.ts';
import { formatDollars, formatDollarsAndCents } from './money.ts';

/** The exact quotient of two whole numbers, rounded half-up. */
function roundedQuotient(dividend: bigint, divisor: bigint): bigint {
  return (2n * dividend + divisor) / (2n * divisor);
}

function everyWholeDollar(terms: FundTerms): number[] {
  const count = (terms.maximumCents - terms.minimumCents) / 100 + 1;
  return Array.from({ length: count }, (_, index) => terms.minimumCents + index * 100);
}

describe('estimateRegulationA', () => {
  it.each([
    [500, '$3', '$3.33', '$40.00', '$1,000', '$1,500'],
    [1234, '$8', '$8.23', '$98.72', '$2,468', '$3,702'],
    [2500, '$17', '$16.67', '$200.00', '$5,000', '$7,500'],
    [12500, '$83', '$83.33', '$1,000.00', '$25,000', '$37,500'],
    [100000, '$667', '$666.67', '$8,000.00', '$200,000', '$300,000'],
  ])('turns %i dollars into a month of %s', (dollars, monthly, monthlyExact, annual, low, high) => {
    const estimate = estimateRegulationA(dollars * 100);
    expect(formatDollars(estimate.monthlyCents)).toBe(monthly);
    expect(formatDollarsAndCents(estimate.monthlyCents)).toBe(monthlyExact);
    expect(formatDollarsAndCents(estimate.annualCents)).toBe(annual);
    expect(formatDollars(estimate.targetLowCents)).toBe(low);
    expect(formatDollars(estimate.targetHighCents)).toBe(high);
  });

  it('is exact to the cent for every whole dollar, and the month shown without cents is never rounded twice', () => {
    const wrong = everyWholeDollar(regulationATerms).filter((amountCents) => {
      const amount = BigInt(amountCents);
      const estimate = estimateRegulationA(amountCents);
      return !(
        BigInt(estimate.monthlyCents) === roundedQuotient(amount * 8n, 1200n) &&
        formatDollars(estimate.monthlyCents) === `$${roundedQuotient(amount * 8n, 120_000n).toLocaleString('en-US')}` &&
        BigInt(estimate.annualCents) * 100n === amount * 8n &&
        estimate.targetLowCents === 2 * amountCents &&
        estimate.targetHighCents === 3 * amountCents
      );
    });
    expect(wrong).toEqual([]);
  });

  it('never pays less for more', () => {
    const monthly = everyWholeDollar(regulationATerms).map((amount) => estimateRegulationA(amount).monthlyCents);
    expect(monthly).toEqual(monthly.toSorted((one, other) => one - other));
  });
});

describe('estimateRegulationD', () => {
  it.each([
    [15000, '$375.00', '$1,500.00', '$30,000', '$45,000'],
    [15001, '$375.03', '$1,500.10', '$30,002', '$45,003'],
    [15500, '$387.50', '$1,550.00', '$31,000', '$46,500'],
    [50000, '$1,250.00', '$5,000.00', '$100,000', '$150,000'],
    [100000, '$2,500.00', '$10,000.00', '$200,000', '$300,000'],
  ])('turns %i dollars into a quarter of %s', (dollars, quarterly, annual, low, high) => {
    const estimate = estimateRegulationD(dollars * 100);
    expect(formatDollarsAndCents(estimate.quarterlyCents)).toBe(quarterly);
    expect(formatDollarsAndCents(estimate.annualCents)).toBe(annual);
    expect(formatDollars(estimate.targetLowCents)).toBe(low);
    expect(formatDollars(estimate.targetHighCents)).toBe(high);
  });

  it('is exact to the cent for every whole dollar', () => {
    const wrong = everyWholeDollar(regulationDTerms).filter((amountCents) => {
      const amount = BigInt(amountCents);
      const estimate = estimateRegulationD(amountCents);
      return !(
        BigInt(estimate.quarterlyCents) === roundedQuotient(amount, 40n) &&
        BigInt(estimate.annualCents) * 10n === amount &&
        estimate.targetLowCents === 2 * amountCents &&
        estimate.targetHighCents === 3 * amountCents
      );
    });
    expect(wrong).toEqual([]);
  });
});
