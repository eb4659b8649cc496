import { type Cents, estimateReturn, type FundTerms, formatDollars, formatDollarsAndCents } from '@sponsor/domain';

interface CalculatorFigures {
  distribution: string;
  /** The distribution to the cent, where it is shown without. */
  exact?: string;
  annual: string;
  targetRange: string;
}

/** What a fund's calculator shows for an amount: a month in whole dollars, a quarter to the cent. */
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
