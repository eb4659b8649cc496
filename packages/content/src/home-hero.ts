import type { Prose } from '@sponsor/domain';
import { monthlyIncomeTarget, openToAll, startsAtMinimum } from './claims.ts';
import { sparkFundOne } from './funds.ts';

export const chooserPath = '/investment-selection';

const lede: Prose = [
  `We build where Indiana and Ohio live, work and store things: senior living, apartments, flex and small-bay industrial, self-storage. ${sparkFundOne.name} is `,
  openToAll,
  ' ',
  startsAtMinimum,
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
