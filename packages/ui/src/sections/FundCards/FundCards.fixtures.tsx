import { chooser } from '@sponsor/content/chooser';
import { sitePlan } from '@sponsor/content/drawing-words';
import { SitePlan } from '@sponsor/content/drawings';
import type { FundCardsProps } from './FundCards.tsx';

const { circular, ...cards } = chooser.fundCards;
const [open, accredited] = cards.funds;

export const fundCards: FundCardsProps = {
  ...cards,
  media: <SitePlan label={sitePlan.alternativeText} doors={sitePlan.doors} />,
  funds: [
    {
      ...open,
      document: { label: circular, href: 'https://documents.limestone-main.example/offering-circular', external: true },
    },
    // Without shared parts, because the printed code of a story omits what occurs in it twice.
    structuredClone(accredited),
  ],
};
