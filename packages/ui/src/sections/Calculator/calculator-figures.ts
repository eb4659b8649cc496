import {
  type Cents,
  estimateRegulationA,
  estimateRegulationD,
  type FundKind,
  formatDollars,
  formatDollarsAndCents,
  type RegulationAEstimate,
  type RegulationDEstimate,
} from '@sponsor/domain';

interface CalculatorFigures {
  distribution: string;
  /** The distribution to the cent, where it is shown without. */
  exact?: string;
  annual: string;
  targetRange: string;
}

/** What each fund's calculator shows for an amount, written as the spec wants it (spec §9). */
export const calculatorFigures: Record<FundKind, (amountCents: Cents) => CalculatorFigures> = {
  'regulation-a': (amountCents) => {
    const estimate = estimateRegulationA(amountCents);
    return {
      distribution: formatDollars(estimate.monthlyCents),
      exact: formatDollarsAndCents(estimate.monthlyCents),
      ...yearsOf(estimate),
    };
  },
  'regulation-d': (amountCents) => {
    const estimate = estimateRegulationD(amountCents);
    return { distribution: formatDollarsAndCents(estimate.quarterlyCents), ...yearsOf(estimate) };
  },
};

function yearsOf(estimate: RegulationAEstimate | RegulationDEstimate) {
  return {
    annual: formatDollarsAndCents(estimate.annualCents),
    targetRange: `${formatDollars(estimate.targetLowCents)} - ${formatDollars(estimate.targetHighCents)}`,
  };
}
