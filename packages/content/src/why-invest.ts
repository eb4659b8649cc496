import { notesOf, type Prose, type WhyInvestWords } from '@sponsor/domain';
import { placeInLine } from './claims/market.ts';
import { buildTimes } from './claims/record.ts';
import { annualDistributions, openToAll, startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import { notes } from './notes.ts';
import { whyInvestValues } from './why-invest-values.ts';

interface Point {
  title: string;
  text: Prose;
}

const benefits: readonly Point[] = [
  { title: 'Meant to pay monthly', text: ['The aim: ', annualDistributions, '.'] },
  {
    title: 'A place in line',
    text: ['Investors receive their ', placeInLine, ' before the sponsor shares in any profit.'],
  },
  { title: 'A low minimum', text: ['You can take part ', startsAtRegulationAMinimum, '.'] },
  { title: 'No entry test', text: ['The fund is ', openToAll, ', with a limit for those who are not accredited.'] },
  { title: 'Four kinds of building', text: ['Senior living, apartments, flex industrial and self-storage.'] },
  { title: 'Close to home', text: ['Mainly in Indiana and Ohio, not far from our own office.'] },
  { title: 'Short construction', text: ['Our recent projects show ', buildTimes, '.'] },
  {
    title: 'Terms in the open',
    text: ['Anyone can read the offering circular first. The SEC does not judge whether the offering is a good one.'],
  },
];

const risks: readonly Point[] = [
  { title: 'You can lose money', text: ['You may get back less than you put in, or nothing. Nobody insures it.'] },
  {
    title: 'Payments can stop',
    text: ['They come out of rent, after costs and loans. Part of one may be your own capital coming back.'],
  },
  {
    title: 'Getting out is hard',
    text: ['The shares are not traded. You may have to stay until the buildings are sold.'],
  },
  {
    title: 'Building can cost more',
    text: ['Prices, weather and permits can break a budget or put off an opening.'],
  },
  { title: 'Space can stay empty', text: ['A building may open in a weak year and let late, or for less.'] },
  {
    title: 'Lenders come first',
    text: ['They are paid before investors, and can take a building that falls behind.'],
  },
  {
    title: 'The fund is young',
    text: ['It has little history and few buildings, so one that disappoints weighs heavily.'],
  },
  {
    title: 'Our interests differ',
    text: ['Companies of ours are paid for work on the buildings. The circular lists these conflicts.'],
  },
];

export const whyInvest: WhyInvestWords = {
  heading: 'Why invest',
  introduction: 'Eight reasons for it. The eight against it follow further down, set just as large.',
  benefits,
  values: whyInvestValues,
  risks: {
    heading: 'What can go wrong',
    introduction: 'Eight reasons against it. The offering circular has the full list, under “Risk factors”.',
    points: risks,
    linkLabel: 'Read the risk factors in the offering circular',
  },
  notesHeading: 'Source for the economic value',
  /** What the values cite; the other notes stand at the end of the page. */
  notes: notesOf(whyInvestValues, notes),
};
