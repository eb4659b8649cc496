import type { ProblemSolutionContent } from '@sponsor/contract';
import { notesOf, type Prose, type ProseWithTargets } from '@sponsor/domain';
import {
  fewEmptyBays,
  fewNewBays,
  highDemand,
  longTermGrowth,
  monthlyCashFlow,
  mostlyWarehouses,
  placeInLine,
  seniorHousingRunsOut,
  turningSixtyFive,
  unitShortfall,
} from './claims/market.ts';
import { notes } from './notes.ts';

const smallBay: Prose = [
  'An electrician, a bakery, a firm that installs kitchens: each is looking for a roll-up door, some floor behind it and room for a desk. What gets built is ',
  mostlyWarehouses,
  '. ',
  fewEmptyBays,
  ', and ',
  fewNewBays,
  '.',
];

const seniorLiving: Prose = [
  turningSixtyFive,
  '. At the pace of building today, ',
  seniorHousingRunsOut,
  ', with a ',
  unitShortfall,
  '. Drawn as one building, the missing homes look like this: one window for every thousand.',
];

const cashFlow: ProseWithTargets = ['Tenants pay every month, and ', monthlyCashFlow, '.'];
const growth: ProseWithTargets = [longTermGrowth, '.'];
const demand: Prose = [
  highDemand,
  '. The fund may also build apartments and self-storage. The next sites planned are all for flex industrial.',
];

const path: ProblemSolutionContent['solution']['path'] = [
  { title: 'Tenants pay', text: ['Residents and small firms, month by month.'] },
  { title: 'Running costs', text: ['Staff, repairs, insurance, property tax.'] },
  { title: 'The lender', text: ['Interest and repayment come before any investor.'] },
  { title: 'Investors', text: ['Their ', placeInLine, ', if there is cash for it.'] },
  { title: 'At a sale', text: ['Loan first, then capital, then any profit.'] },
];

const words = {
  problem: {
    heading: 'The problem: two kinds of building are scarce',
    smallBay: {
      heading: 'Under-supply of small-bay industrial buildings',
      text: smallBay,
      aside: [
        'The fund sets out to build rows like this one: eight bays under one roof, each leased separately.',
      ] satisfies Prose,
    },
    seniorLiving: {
      heading: 'A senior-living supply crisis',
      text: seniorLiving,
    },
  },
  solution: {
    heading: 'The solution: build them, and share the rent',
    gains: [
      { heading: 'Monthly cash flow', text: cashFlow },
      { heading: 'Long-term growth', text: growth },
      { heading: 'High-demand sectors', text: demand },
    ],
    path,
  },
  notesHeading: 'Sources for the problem and the solution',
};

export const problemSolution: ProblemSolutionContent = {
  ...words,
  /** The sources; other notes are elsewhere on the page. */
  notes: notesOf(words, notes).filter((note) => note.number <= 9),
};
