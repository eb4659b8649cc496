import type { WhyInvestContent } from '@sponsor/contract';
import { notesOf } from '@sponsor/domain';
import { notes } from './notes.ts';
import { whyInvestValues } from './why-invest-values.ts';

export const whyInvest: WhyInvestContent = {
  heading: 'For and against',
  introduction: 'One of each.',
  benefits: [{ title: 'Roofs are let', text: ['Month by month.'] }],
  values: whyInvestValues,
  notesHeading: 'Remarks on the bay',
  notes: notesOf(whyInvestValues, notes),
};
