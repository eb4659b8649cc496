import type { Cents } from './money.ts';
import type { FundTerms } from './sponsor.ts';

interface Estimate {
  /** Per month or per quarter, depending on the fund. */
  distributionCents: Cents;
  annualCents: Cents;
  targetLowCents: Cents;
  targetHighCents: Cents;
}

/**
 * Returns what a whole-dollar amount would earn if a fund met its targets: one distribution, a year and the 5-year
 * target range. Each figure is rounded once, half-up, from the exact value; none is computed from another.
 */
export function estimateReturn(amountCents: Cents, terms: FundTerms): Estimate {
  // Dividing whole cents keeps a half exact, while dividing dollars does not: 375.025 would round the wrong way.
  return {
    distributionCents: Math.round((amountCents * terms.preferredReturnBps) / (10_000 * terms.distributionsPerYear)),
    annualCents: Math.round((amountCents * terms.preferredReturnBps) / 10_000),
    targetLowCents: amountCents * terms.targetMultiple.low,
    targetHighCents: amountCents * terms.targetMultiple.high,
  };
}

/**
 * Returns the total paid by the end of a year, counted from 1, if a share of the target between 0 and 1 had been paid
 * each year. Rounded once, half-up; excludes the investment itself.
 */
export function paidByYear(
  amountCents: Cents,
  { preferredReturnBps }: Pick<FundTerms, 'preferredReturnBps'>,
  part: number,
  year: number,
): Cents {
  return Math.round((amountCents * preferredReturnBps * part * year) / 10_000);
}

/**
 * Returns the whole dollars that somebody with a yearly income or a net worth may invest under Regulation A, rounded
 * down.
 */
export function purchaseLimit(incomeOrWorthCents: Cents): Cents {
  return Math.floor(incomeOrWorthCents / 1_000) * 100;
}
