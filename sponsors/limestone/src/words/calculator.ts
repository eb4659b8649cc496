import type { CalculatorContent } from '@sponsor/contract';
import type { FundTerms, Prose } from '@sponsor/domain';
import { basedOnEightPercent, basedOnTenPercent, regulationARange, regulationDRange } from './claims/calculator.ts';
import { annualDistributions, purchaseLimit } from './claims/regulation-a.ts';
import { totalReturn } from './claims/targets.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const introduction: Prose = [
  'This is arithmetic on an amount you choose. It is not a forecast, and it leaves out fees and taxes.',
];
const purchaseLimitText: Prose = ['There is an upper limit too. ', purchaseLimit];

const shared = {
  heading: 'Work it out for your amount',
  introduction,
  amountLabel: 'Investment amount',
  sliderLabel: 'Investment amount, by slider',
  adjustedTo: 'Adjusted to',
  oneAmount: 'Enter one amount, like $5,000',
  resultsFor: 'If the targets are met, on',
  targetRange: { label: '5-year target range', claim: totalReturn },
  amountLinkLabel: 'Link to this amount',
  printLabel: 'Print this on one page',
  disclosure: {
    lead: 'Hypothetical illustration, not a projection.',
    text: 'You could lose some or all of what you invest. Returns are not guaranteed and may vary; past performance is not indicative of future results. The range is what the target would come to at the end of year five.',
  },
};

/** The outcomes after five years: nothing, half of the fund's target rate, and all of it. */
function outcomes({ preferredReturnBps }: FundTerms): CalculatorContent['outcomes'] {
  const aYear = (bps: number) => `${bps / 100}% a year`;
  return {
    heading: 'Three cases, not forecasts, on',
    nothing: {
      title: 'At nothing',
      detail: 'No distributions',
      alternativeText:
        'Section of a building of five floors, one a year: every window is dashed. Its foundation is what was put in.',
    },
    half: {
      title: 'At half',
      detail: aYear(preferredReturnBps / 2),
      alternativeText: 'The same building: on each floor half of the windows are lit. The foundation is as deep.',
    },
    target: {
      title: 'At target',
      detail: aYear(preferredReturnBps),
      alternativeText: 'The same building: every window is lit. The foundation is as deep.',
    },
    paidLabel: 'Paid in five years',
    putInLabel: 'Put in, at risk until the sale',
    text: 'The payments above do not include what you put in. When the buildings are sold, you may get back more than that, all of it, part of it or none of it. The 5-year target range counts it and the payments together.',
    years: {
      summary: 'Paid by the end of each year',
      yearLabel: 'Year',
      note: 'Before fees and taxes, and as if payments began at once in full; a building earns nothing while it is being built. Nothing is reinvested.',
    },
  };
}

/** The calculator of the Regulation A fund. */
export const regulationACalculator: CalculatorContent = {
  ...shared,
  terms: regulationAFund.terms,
  range: regulationARange,
  distribution: { label: 'Monthly income', claim: annualDistributions },
  exactLabel: 'a month before rounding',
  annual: { label: 'Annual income', claim: basedOnEightPercent },
  limit: {
    text: purchaseLimitText,
    check: {
      label: 'Work out your limit',
      hint: 'Optional',
      helpText:
        'Your yearly income or your net worth without your home, whichever is larger. It stays in this browser.',
      within: 'Your limit is',
      exceeded: 'Unless you are accredited, this is more than your limit of',
    },
  },
  outcomes: outcomes(regulationAFund.terms),
  fees: 'Fees and expenses are stated in the offering circular and would lower these figures.',
  documentLabel: 'Read the offering circular',
};

/** The calculator of the Regulation D fund. */
export const regulationDCalculator: CalculatorContent = {
  ...shared,
  terms: regulationDFund.terms,
  range: regulationDRange,
  distribution: { label: 'Quarterly distribution', claim: basedOnTenPercent },
  annual: { label: 'Annual distribution', claim: basedOnTenPercent },
  limit: {
    text: ['For larger amounts contact us.'] satisfies Prose,
    link: { label: 'Ask about a larger amount', href: '/contact' },
  },
  outcomes: outcomes(regulationDFund.terms),
  fees: 'Fees and expenses are stated in the private placement memorandum and would lower these figures.',
  documentLabel: 'View the PPM',
};
