import { regulationACalculator, regulationDCalculator } from '@sponsor/content/calculator';
import { regulationDFund } from '@sponsor/content/sponsor';
import { OutcomeSection } from '../../drawings/OutcomeSection/OutcomeSection.tsx';
import type { CalculatorProps } from './Calculator.tsx';

function calculatorOf(content: typeof regulationACalculator, href: string): CalculatorProps {
  const { amountLinkLabel, documentLabel, ...words } = content;
  const { nothing, half, target } = words.outcomes;
  const drawn = ({ alternativeText, ...outcome }: typeof nothing, part: number) => ({
    ...outcome,
    media: <OutcomeSection label={alternativeText} yearlyBps={words.terms.preferredReturnBps} part={part} />,
  });
  return {
    ...words,
    id: 'calculator',
    outcomes: {
      ...words.outcomes,
      nothing: drawn(nothing, 0),
      half: drawn(half, 0.5),
      target: drawn(target, 1),
    },
    readSharedAmount: () => new URLSearchParams(location.search).get('amount'),
    amountLink: { label: amountLinkLabel, href: (dollars) => `?amount=${dollars}#calculator` },
    document: { label: documentLabel, href, external: href.startsWith('https:') },
  };
}

export const regulationA = calculatorOf(
  regulationACalculator,
  'https://documents.limestone-main.example/offering-circular',
);

const { offeringMaximumCents: _whole, unitPriceCents: _unit, ...terms } = regulationDFund.terms;
export const regulationD = calculatorOf({ ...regulationDCalculator, terms }, '/ppm');
