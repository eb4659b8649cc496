import type { KeyFigure, Prose } from '@sponsor/domain';
import { brand } from './brand.ts';
import {
  annualDistributions,
  investmentTimeline,
  minimumInvestment,
  openToAll,
  preferredReturn,
  purchaseLimit,
  startsAtMinimum,
  totalReturn,
} from './claims.ts';
import { sparkFundOne } from './funds.ts';

const lede: Prose = [
  `${sparkFundOne.name} is set up to build and own senior living, apartments, flex and small-bay industrial, and self-storage, mainly in Indiana and Ohio. Its aim is income every month. It is `,
  openToAll,
  ', ',
  startsAtMinimum,
  '.',
];

const keyFigures: readonly KeyFigure[] = [
  { claim: totalReturn },
  { claim: minimumInvestment, detail: ['There is a maximum too. ', purchaseLimit] },
  { claim: preferredReturn, detail: ['Also described as ', annualDistributions, '.'] },
  { claim: investmentTimeline },
];

export const invest = {
  hero: {
    heading: 'Diversify your portfolio with income-generating real estate',
    lede,
    legend: `A ${sparkFundOne.offering} fund, sponsored by ${brand.capitalFormationArm} and offered through ${brand.placementBrokerDealer}.`,
    webinar: { label: 'Watch Our Webinar', href: '/webinar' },
    offeringCircularLabel: 'View Offering Circular',
    feesLabel: 'Fees and expenses: see the offering circular',
    keyFiguresLabel: `${sparkFundOne.name} in four figures`,
    keyFigures,
  },
  overviewVideo: {
    title: 'How the fund works',
    duration: '2:00',
    playLabel: 'Play the 2-minute overview video:',
    unavailable: 'The 2-minute overview video is being prepared.',
  },
};
