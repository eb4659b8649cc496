import type { CalculatorWords } from '@sponsor/domain';
import { limit, range, sixPercent } from './claims.ts';
import { fund } from './sponsor.ts';

export const regulationACalculator: CalculatorWords = {
  terms: fund.terms,
  heading: 'Reckon',
  introduction: ['Sums, and no forecast.'],
  amountLabel: 'Amount',
  sliderLabel: 'Slide it',
  range,
  adjustedTo: 'Made',
  limit: { text: [limit] },
  resultsFor: 'With',
  distribution: { label: 'A month', claim: sixPercent },
  annual: { label: 'A year', claim: sixPercent },
  targetRange: { label: 'In the end', claim: sixPercent },
  disclosure: { lead: 'No promise.', text: 'It may be nothing.' },
  fees: 'Fees come off.',
  documentLabel: 'The circular',
};

export const regulationDCalculator: CalculatorWords | undefined = undefined;
