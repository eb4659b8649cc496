import { type FundTerms, formatDollars, regulationATerms, regulationDTerms } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import * as calculator from './calculator.ts';

const ranges: [string, string, FundTerms][] = [
  ['Regulation A', calculator.regulationARange.text, regulationATerms],
  ['Regulation D', calculator.regulationDRange.text, regulationDTerms],
];

describe('the claims of the calculators', () => {
  it.each(ranges)('of %s name the range and the step of its slider', (_fund, text, terms) => {
    expect(text).toContain(`from ${formatDollars(terms.minimumCents)} to ${formatDollars(terms.maximumCents)}`);
    expect(text).toContain(`steps of ${formatDollars(terms.stepCents)}`);
  });

  it('name the rates that are worked with', () => {
    expect(calculator.basedOnEightPercent.text).toBe('Based on 8% targeted annual return');
    expect(calculator.basedOnEightPercent.text).toContain(`${regulationATerms.preferredReturnBps / 100}%`);
    expect(calculator.basedOnTenPercent.text).toContain(`${regulationDTerms.preferredReturnBps / 100}%`);
  });
});
