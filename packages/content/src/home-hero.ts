import type { Prose } from '@sponsor/domain';
import { monthlyIncomeTarget, openToAll, startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import { regulationAFund } from './funds.ts';

export const chooserPath = '/investment-selection';

const lede: Prose = [
  `We build where Indiana and Ohio live, work and store things: senior living, apartments, flex and small-bay industrial, self-storage. ${regulationAFund.name} is `,
  openToAll,
  ' ',
  startsAtRegulationAMinimum,
  ' and ',
  monthlyIncomeTarget,
  '.',
];

/** Apart from the rest of the page, whose words need not come with its scripts. */
export const homeHero = {
  heading: 'Monthly income from buildings Midwest towns need',
  lede,
  target: monthlyIncomeTarget,
  action: { label: 'Choose your investment path', href: chooserPath },
  secondaryAction: { label: 'See the portfolio', href: '#portfolio' },
};
