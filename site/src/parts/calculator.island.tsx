import type { CalculatorContent } from '@sponsor/contract';
import type { NavigationLink } from '@sponsor/domain';
import { Calculator as FundCalculator } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

interface CalculatorProps {
  words: Omit<CalculatorContent, 'documentLabel'>;
  /** The name of the fund's document at its stage, and its address. */
  document: NavigationLink & { external?: boolean };
  /** The drawings of the three outcomes, from the worst. */
  children: ReactNode;
}

const id = 'calculator';
const parameter = 'amount';

/**
 * A fund's calculator, and the target of links to it. Its words are props in the page, which takes fewer bytes than in
 * a script.
 */
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
