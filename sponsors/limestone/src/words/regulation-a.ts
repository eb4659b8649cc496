import type { RegulationAContent } from '@sponsor/contract';
import type { KeyFigure, Prose } from '@sponsor/domain';
import { circular } from './circular.ts';
import { fewEmptyBays, seniorHousingRunsOut } from './claims/market.ts';
import { groundUpDevelopments } from './claims/record.ts';
import {
  annualDistributions,
  eightPercentPreferredReturn,
  openToAll,
  purchaseLimit,
  regulationAMinimum,
  startsAtRegulationAMinimum,
} from './claims/regulation-a.ts';
import { investmentTimeline, totalReturn } from './claims/targets.ts';
import { besideRegulationA } from './legends.ts';
import { seniorResidence } from './pictures.ts';
import { regulationAFund, sponsor } from './sponsor.ts';

const lede: Prose = [
  `${regulationAFund.name} is set up to build and own senior living, small-bay industrial, apartments and storage, mainly in Indiana and Ohio. `,
  fewEmptyBays,
  ', and at today’s pace ',
  seniorHousingRunsOut,
  '. The sponsor’s team has ',
  groundUpDevelopments,
  ' behind it, here and at earlier companies. The aim is income every month; rent can fall short, and you can lose what you invest. The fund is ',
  openToAll,
  ', ',
  startsAtRegulationAMinimum,
  '.',
];

const keyFigures: readonly KeyFigure[] = [
  { claim: totalReturn },
  { claim: regulationAMinimum, detail: ['There is a maximum too. ', purchaseLimit] },
  { claim: eightPercentPreferredReturn, detail: [annualDistributions, '.'] },
  { claim: investmentTimeline },
];

export const regulationA: RegulationAContent = {
  hero: {
    heading: 'Diversify your portfolio with income-generating real estate',
    lede,
    legend: besideRegulationA(
      `A ${regulationAFund.offering} fund, sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}.`,
    ),
    ...(regulationAFund.status !== 'qualified' && { submitLabel: 'Keep Me Informed' }),
    webinar: { label: 'Watch Our Webinar', href: '/webinar' },
    offeringCircularLabel: circular.view,
    feesLabel: circular.fees,
    keyFiguresLabel: `${regulationAFund.name} in four figures`,
    keyFigures,
  },
  overviewVideo: {
    title: 'How the fund works',
    duration: '2:00',
    playLabel: 'Play the 2-minute overview video:',
    unavailable: 'The 2-minute overview video is being prepared.',
    picture: seniorResidence,
  },
};
