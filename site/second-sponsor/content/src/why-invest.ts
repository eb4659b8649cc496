import { notesOf, type WhyInvestWords } from '@sponsor/domain';
import { notes } from './notes.ts';
import { whyInvestValues } from './why-invest-values.ts';

export const whyInvest: WhyInvestWords = {
  heading: 'For and against',
  introduction: 'One of each.',
  benefits: [{ title: 'Roofs are let', text: ['Month by month.'] }],
  values: whyInvestValues,
  notesHeading: 'Remarks on the bay',
  notes: notesOf(whyInvestValues, notes),
};
