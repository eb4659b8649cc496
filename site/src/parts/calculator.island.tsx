import type { CalculatorContent } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import { Calculator as FundCalculator } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

interface CalculatorProps {
  words: Omit<CalculatorContent, 'documentLabel'>;
  /** What the fund's document is called at its stage, and where it is read. */
  document: NavigationLink & { external?: boolean };
  /** The drawings of the three outcomes, from the worst. */
  children: ReactNode;
}

const id = 'calculator';
const parameter = 'amount';

/** The calculator of a fund, where links to it lead. Its words come with the page, which is less than with a script. */
export default function Calculator({ words, document, children }: CalculatorProps) {
  const { amountLinkLabel, ...others } = words;
  const { nothing, half, target } = words.outcomes;
  const [ofNothing, ofHalf, ofTarget] = Children.toArray(children);
  return (
    <FundCalculator
      {...others}
      id={id}
      document={document}
      outcomes={{
        ...words.outcomes,
        nothing: { ...nothing, media: ofNothing },
        half: { ...half, media: ofHalf },
        target: { ...target, media: ofTarget },
      }}
      readSharedAmount={() => new URLSearchParams(window.location.search).get(parameter)}
      amountLink={{ label: amountLinkLabel, href: (dollars) => `?${parameter}=${dollars}#${id}` }}
    />
  );
}
