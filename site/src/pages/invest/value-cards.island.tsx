import { whyInvestValues } from '@sponsor/content/why-invest-values';
import { WhyInvestValues } from '@sponsor/ui/sections';
import { Children, type ReactNode } from 'react';

/**
 * The effects of the buildings on their towns, with one card highlighted after the other. Its children are the
 * pictures.
 */
export default function ValueCards({ children }: { children: ReactNode }) {
  const pictures = Children.toArray(children);
  const cards = whyInvestValues.cards.map((card, index) => ({ ...card, media: pictures[index] }));
  return <WhyInvestValues {...whyInvestValues} cards={cards} />;
}
