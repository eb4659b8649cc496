import type { CalculatorContent } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import { OutcomeSection } from '@sponsor/ui/drawings';
import { Island } from '../hydration/island.tsx';
import Calculator from './calculator.island.tsx';

interface FundCalculatorProps {
  words: CalculatorContent;
  /** Returns the label from the words, unless the document has another name at its stage. */
  document: Partial<NavigationLink> & { href: string; external?: boolean };
}

/** The possible returns on an amount in a fund, with the drawings of its outcomes. */
export function FundCalculator({ words: { documentLabel, ...words }, document }: FundCalculatorProps) {
  const { nothing, half, target } = words.outcomes;
  const yearlyBps = words.terms.preferredReturnBps;
  return (
    <Island when="seen">
      <Calculator words={words} document={{ label: documentLabel, ...document }}>
        <OutcomeSection label={nothing.alternativeText} yearlyBps={yearlyBps} part={0} />
        <OutcomeSection label={half.alternativeText} yearlyBps={yearlyBps} part={0.5} />
        <OutcomeSection label={target.alternativeText} yearlyBps={yearlyBps} part={1} />
      </Calculator>
    </Island>
  );
}
