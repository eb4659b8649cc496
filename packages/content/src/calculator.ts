import { type CalculatorWords, type Prose } from '@sponsor/domain';
import { basedOnEightPercent, basedOnTenPercent, regulationARange, regulationDRange } from './claims/calculator.ts';
import { annualDistributions, purchaseLimit } from './claims/regulation-a.ts';
import { totalReturn } from './claims/targets.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const introduction: Prose = [
  'This is arithmetic on an amount you choose. It is no forecast, and it leaves out fees and taxes.',
];
const purchaseLimitText: Prose = ['There is an upper limit too. ', purchaseLimit];

const shared = {
  heading: 'Work it out for your amount',
  introduction,
  amountLabel: 'Investment amount',
  sliderLabel: 'Investment amount, by slider',
  adjustedTo: 'Adjusted to',
  resultsFor: 'If the targets are met with',
  targetRange: { label: '5-year target range', claim: totalReturn },
  disclosure: {
    lead: 'Hypothetical illustration, not a projection.',
    text: 'You could lose some or all of what you invest. Returns are not guaranteed and may vary; past performance is not indicative of future results. The range is what the target would come to at the end of year five.',
  },
};

/** The calculator of the Regulation A fund (spec §9). */
export const regulationACalculator: CalculatorWords = {
  ...shared,
  terms: regulationAFund.terms,
  range: regulationARange,
  distribution: { label: 'Monthly income', claim: annualDistributions },
  exactLabel: 'a month before rounding',
  annual: { label: 'Annual income', claim: basedOnEightPercent },
  limit: { text: purchaseLimitText },
  fees: 'Fees and expenses stand in the offering circular and would lower these figures.',
  documentLabel: 'Read the offering circular',
};

/** The calculator of the Regulation D fund (spec §9). */
export const regulationDCalculator: CalculatorWords = {
  ...shared,
  terms: regulationDFund.terms,
  range: regulationDRange,
  distribution: { label: 'Quarterly distribution', claim: basedOnTenPercent },
  annual: { label: 'Annual distribution', claim: basedOnTenPercent },
  limit: {
    text: ['For larger amounts contact us.'] satisfies Prose,
    link: { label: 'Ask about a larger amount', href: '/contact' },
  },
  fees: 'Fees and expenses stand in the private placement memorandum and would lower these figures.',
  documentLabel: 'View the PPM',
};
