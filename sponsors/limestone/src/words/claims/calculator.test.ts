import { type FundTerms, formatDollars } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { regulationAFund, regulationDFund } from '../sponsor.ts';
import * as calculator from './calculator.ts';

const ranges: [string, string, FundTerms][] = [
  ['Regulation A', calculator.regulationARange.text, regulationAFund.terms],
  ['Regulation D', calculator.regulationDRange.text, regulationDFund.terms],
];

describe('the claims of the calculators', () => {
  it.each(ranges)('of %s state its range', (_fund, text, terms) => {
    expect(text).toContain(`from ${formatDollars(terms.minimumCents)} to ${formatDollars(terms.maximumCents)}`);
  });

  it('[calculator-4] state the rates that the calculators use', () => {
    expect(calculator.basedOnEightPercent.text).toBe('Based on 8% targeted annual return');
    expect(calculator.basedOnEightPercent.text).toContain(`${regulationAFund.terms.preferredReturnBps / 100}%`);
    expect(calculator.basedOnTenPercent.text).toContain(`${regulationDFund.terms.preferredReturnBps / 100}%`);
  });
});
