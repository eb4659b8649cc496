import { formatDollars, formatDollarsAndCents } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { regulationDFund } from '../sponsor.ts';
import * as claims from './regulation-d.ts';

describe('the claims of the Regulation D fund', () => {
  it('agree with the terms that the calculator uses', () => {
    const minimum = formatDollars(regulationDFund.terms.minimumCents);
    expect(claims.regulationDMinimum.figure).toBe(minimum);
    expect(claims.startsAtRegulationDMinimum.text).toContain(minimum);
    expect(claims.regulationDMaximumOffering.figure).toBe(formatDollars(regulationDFund.terms.offeringMaximumCents));
    expect(claims.regulationDUnitPrice.figure).toBe(formatDollarsAndCents(regulationDFund.terms.unitPriceCents));
    expect(claims.tenPercentPreferredReturn.figure).toBe(`${regulationDFund.terms.preferredReturnBps / 100}%`);
  });

  it('state the investor status in brief, with the full test beside it', () => {
    expect(claims.accreditedStatus.text).toMatch(/\$200K or more in income, or \$1M or more in net worth/);
    for (const part of ['$200,000', '$300,000', '$1,000,000', 'last two years', 'home', 'verify'])
      expect(claims.accreditedTest.text).toContain(part);
  });
});
