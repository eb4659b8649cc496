import { type Cents, estimateReturn, type FundTerms, formatDollars, formatDollarsAndCents } from '@sponsor/domain';

interface CalculatorFigures {
  distribution: string;
  /** The distribution in cents, if it is shown without them. */
  exact?: string;
  annual: string;
  targetRange: string;
}

/** Returns the calculator's figures for an amount: per month in whole dollars, per quarter in cents. */
export function calculatorFigures(amountCents: Cents, terms: FundTerms): CalculatorFigures {
  const { distributionCents, annualCents, targetLowCents, targetHighCents } = estimateReturn(amountCents, terms);
  const exact = formatDollarsAndCents(distributionCents);
  return {
    ...(terms.kind === 'regulation-a'
      ? { distribution: formatDollars(distributionCents), exact }
      : { distribution: exact }),
    annual: formatDollarsAndCents(annualCents),
    targetRange: `${formatDollars(targetLowCents)} - ${formatDollars(targetHighCents)}`,
  };
}
