import type { ClaimHistory, WithdrawnWording } from '@sponsor/domain';
import { longTermGrowth, monthlyCashFlow } from './claims/market.ts';
import { parkviewAge } from './claims/parkview.ts';
import { projectsListed } from './claims/projects.ts';
import { annualDistributions } from './claims/regulation-a.ts';

const day = '[date]';

/** Earlier wordings of current claims. When you change the words of a claim, add the old ones here. */
export const claimHistory: ClaimHistory = {
  [annualDistributions.id]: [
    {
      text: 'Also described as 8% target annual distributions, paid monthly',
      from: day,
      until: day,
      because: 'With “also described as” one target read like two. Whether it has been paid is now said beside it.',
      sample: true,
    },
  ],
  [projectsListed.id]: [
    {
      text: '12 projects on this sheet',
      from: day,
      until: day,
      because: 'Documents that have no sheet say it too, and the list is not complete.',
      sample: true,
    },
  ],
  [parkviewAge.id]: [
    {
      text: '65 and older: the age of those it is for',
      from: day,
      until: day,
      because: 'It is easier to read. It means the same.',
      sample: true,
    },
  ],
  [monthlyCashFlow.id]: [
    {
      text: 'what costs and loans leave over is meant to reach investors each month',
      from: day,
      until: day,
      because: 'It is easier to read. It means the same.',
      sample: true,
    },
  ],
  [longTermGrowth.id]: [
    {
      text: 'A building that is finished and let is meant to sell for more than it cost',
      from: day,
      until: day,
      because: 'Spaces here are leased, not let. It means the same.',
      sample: true,
    },
  ],
};

/** Withdrawn claims about the income from buildings. */
export const withdrawnOfIncome: readonly WithdrawnWording[] = [
  {
    id: 'withdrawn-monthly-income',
    text: 'Monthly income from buildings Midwest towns need',
    saidOn: 'Headline of the home page',
    from: day,
    until: day,
    because: 'It stated a target as a fact. Nothing has been paid yet.',
    sample: true,
  },
  {
    id: 'withdrawn-month-by-month',
    text: 'homes that make a town stronger, and that pay the people who fund them month by month',
    saidOn: 'Home page, “Who We Are”',
    from: day,
    until: day,
    because: 'It promised something that is only a target.',
    sample: true,
  },
];

/** Withdrawn claims about how buildings are built and chosen. */
export const withdrawnOfBuilding: readonly WithdrawnWording[] = [
  {
    id: 'withdrawn-kept-budget',
    text: 'We choose the site, draw the building and hold the build to its budget.',
    saidOn: 'Home page, “Quality development”',
    from: day,
    until: day,
    because: 'No builder can promise the cost of a building. We report it beside the budget.',
    sample: true,
  },
  {
    id: 'withdrawn-kinds-of-tenant',
    text: 'Apartments and self-storage join them, so that the fund does not lean on one kind of tenant.',
    saidOn: 'Page of the fund, “Problem & Solution”',
    from: day,
    until: day,
    because: 'All of the next sites are planned for flex industrial.',
    sample: true,
  },
];
