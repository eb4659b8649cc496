import type { CalculatorContent } from '@sponsor/contract';
import { limit, range, sixPercent } from './claims.ts';
import { fund } from './sponsor.ts';

export const regulationACalculator: CalculatorContent = {
  terms: fund.terms,
  heading: 'Reckon',
  introduction: ['Sums, and no forecast.'],
  amountLabel: 'Amount',
  sliderLabel: 'Slide it',
  range,
  adjustedTo: 'Made',
  oneAmount: 'One sum only',
  limit: { text: [limit] },
  resultsFor: 'With',
  distribution: { label: 'A month', claim: sixPercent },
  annual: { label: 'A year', claim: sixPercent },
  targetRange: { label: 'In the end', claim: sixPercent },
  disclosure: { lead: 'No promise.', text: 'It may be nothing.' },
  fees: 'Fees come off.',
  outcomes: {
    heading: 'Five years with',
    nothing: { title: 'Dry', detail: 'Nothing', alternativeText: 'No window is lit.' },
    half: { title: 'Low water', detail: 'Half of it', alternativeText: 'Half of the windows are lit.' },
    target: { title: 'High water', detail: 'All of it', alternativeText: 'All windows are lit.' },
    paidLabel: 'Paid',
    putInLabel: 'Put in',
    text: 'What was put in may not come back.',
    years: { summary: 'By the year', yearLabel: 'After', note: 'Before what comes off.' },
  },
  amountLinkLabel: 'Keep this sum',
  printLabel: 'Onto paper',
  documentLabel: 'The circular',
};

export const regulationDCalculator: CalculatorContent | undefined = undefined;
