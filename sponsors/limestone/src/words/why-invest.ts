import type { WhyInvestContent } from '@sponsor/contract';
import { notesOf } from '@sponsor/domain';
import { placeInLine } from './claims/market.ts';
import { buildTimes } from './claims/record.ts';
import { annualDistributions, openToAll, startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import { notes } from './notes.ts';
import { whyInvestValues } from './why-invest-values.ts';

const benefits: WhyInvestContent['benefits'] = [
  { title: 'Meant to pay monthly', text: ['The aim: ', annualDistributions, '.'] },
  {
    title: 'A place in line',
    text: [
      'If there is cash to pay out, the ',
      placeInLine,
      ' of investors comes before the sponsor’s share of profit.',
    ],
  },
  { title: 'A low minimum', text: ['You can take part ', startsAtRegulationAMinimum, '.'] },
  { title: 'No entry test', text: ['The fund is ', openToAll, ', with a limit for those who are not accredited.'] },
  { title: 'Four kinds of building', text: ['Senior living, apartments, flex industrial and self-storage.'] },
  { title: 'Close to home', text: ['Mainly in Indiana and Ohio, not far from our own office.'] },
  {
    title: 'Short construction',
    text: ['The team’s recent projects, some at earlier companies, show ', buildTimes, '.'],
  },
  {
    title: 'Terms in the open',
    text: ['Anyone can read the offering circular first. The SEC does not judge whether the offering is a good one.'],
  },
];

export const whyInvest: WhyInvestContent = {
  heading: 'Why invest',
  introduction: 'Eight reasons to invest. Weigh them against the eight under “What can go wrong”.',
  benefits,
  values: whyInvestValues,
  notesHeading: 'Source for the economic value',
  /** The notes that the values cite; other notes are at the end of the page. */
  notes: notesOf(whyInvestValues, notes),
};
