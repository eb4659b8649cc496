import type { FundTerms } from './contract/sponsor.ts';
import type { Cents } from './money.ts';

interface Estimate {
  /** A month's or a quarter's, as often as the fund distributes. */
  distributionCents: Cents;
  annualCents: Cents;
  targetLowCents: Cents;
  targetHighCents: Cents;
}

/**
 * What a whole-dollar amount would come to if a fund met its targets: one distribution, a year and the 5-year
 * target range. Each figure is rounded once, half-up, from the exact value; none is computed from another.
 */
export function estimateReturn(amountCents: Cents, terms: FundTerms): Estimate {
  // Dividing whole cents leaves a half exact, where dividing dollars does not: 375.025 would round the wrong way.
  return {
    distributionCents: Math.round((amountCents * terms.preferredReturnBps) / (10_000 * terms.distributionsPerYear)),
    annualCents: Math.round((amountCents * terms.preferredReturnBps) / 10_000),
    targetLowCents: amountCents * terms.targetMultiple.low,
    targetHighCents: amountCents * terms.targetMultiple.high,
  };
}

/**
 * What would have been paid by the end of a year, counted from 1, if a part of the target between 0 and 1 had been paid in
 * each. Rounded once, half-up; what was put in is not part of it.
 */
export function paidByYear(
  amountCents: Cents,
  { preferredReturnBps }: Pick<FundTerms, 'preferredReturnBps'>,
  part: number,
  year: number,
): Cents {
  return Math.round((amountCents * preferredReturnBps * part * year) / 10_000);
}

/** The whole dollars that somebody with a yearly income or a net worth may invest under Regulation A, rounded down. */
export function purchaseLimit(incomeOrWorthCents: Cents): Cents {
  return Math.floor(incomeOrWorthCents / 1_000) * 100;
}
