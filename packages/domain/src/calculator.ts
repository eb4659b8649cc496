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

// Dividing whole cents leaves a half exact, where dividing dollars does not: 375.025 would round the wrong way.
function estimate(amountCents: Cents, terms: FundTerms): Estimate {
  return {
    annualCents: Math.round((amountCents * terms.preferredReturnBps) / 10_000),
    targetLowCents: amountCents * terms.targetMultiple.low,
    targetHighCents: amountCents * terms.targetMultiple.high,
  };
}

function distributionCents(amountCents: Cents, terms: FundTerms): Cents {
  return Math.round((amountCents * terms.preferredReturnBps) / (10_000 * terms.distributionsPerYear));
}
