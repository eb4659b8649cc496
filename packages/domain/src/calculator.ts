import { type FundTerms, regulationATerms, regulationDTerms } from './funds.ts';
import type { Cents } from './money.ts';

interface Estimate {
  annualCents: Cents;
  targetLowCents: Cents;
  targetHighCents: Cents;
}

export interface RegulationAEstimate extends Estimate {
  monthlyCents: Cents;
}

export interface RegulationDEstimate extends Estimate {
  quarterlyCents: Cents;
}

/**
 * Spec §9, Regulation A: a month, a year and the 5-year target range for a whole-dollar amount.
 * Each figure is rounded once, half-up, from the exact value; none is computed from another.
 */
export function estimateRegulationA(amountCents: Cents): RegulationAEstimate {
  return {
    monthlyCents: distributionCents(amountCents, regulationATerms),
    ...estimate(amountCents, regulationATerms),
  };
}

/**
 * Spec §9, Regulation D: a quarter, a year and the 5-year target range for a whole-dollar amount.
 * Each figure is rounded once, half-up, from the exact value; none is computed from another.
 */
export function estimateRegulationD(amountCents: Cents): RegulationDEstimate {
  return {
    quarterlyCents: distributionCents(amountCents, regulationDTerms),
    ...estimate(amountCents, regulationDTerms),
  };
}

function estimate(amountCents: Cents, terms: FundTerms): Estimate {
  return {
    annualCents: divideHalfUp(amountCents * terms.preferredReturnBps, 10_000),
    targetLowCents: amountCents * terms.targetMultiple.low,
    targetHighCents: amountCents * terms.targetMultiple.high,
  };
}

function distributionCents(amountCents: Cents, terms: FundTerms): Cents {
  return divideHalfUp(amountCents * terms.preferredReturnBps, 10_000 * terms.distributionsPerYear);
}

// Whole numbers only: 375.025 has no exact binary form, and its nearest neighbour rounds the wrong way.
function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
