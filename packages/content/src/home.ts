import { type Claim, type KeyFigure, notesOf, type Prose } from '@sponsor/domain';
import {
  developments,
  monthlyIncomeTarget,
  openToAll,
  publicOfferings,
  startsAtMinimum,
  teamMembers,
  yearsOfExperience,
} from './claims.ts';
import { sparkFundOne } from './funds.ts';
import { notes } from './notes.ts';

const lede: Prose = [
  `We build where Indiana and Ohio live, work and store things: senior living, apartments, flex and small-bay industrial, self-storage. ${sparkFundOne.name} is `,
  openToAll,
  ' ',
  startsAtMinimum,
  ' and ',
  monthlyIncomeTarget,
  '.',
];

const stats: readonly KeyFigure['claim'][] = [developments, publicOfferings, teamMembers, yearsOfExperience];

const claims: readonly Claim[] = [openToAll, startsAtMinimum, monthlyIncomeTarget, ...stats];

export const home = {
  hero: {
    heading: 'Monthly income from buildings Midwest towns need',
    lede,
    target: monthlyIncomeTarget,
    action: { label: 'Choose your investment path', href: '/investment-selection' },
  },
  whoWeAre: {
    heading: 'Who We Are',
    stats,
    mission:
      'We set out to build exceptional residential properties at a reasonable price: homes that make a town stronger, and that pay the people who fund them month by month.',
  },
  notes: notesOf(claims, notes),
};
