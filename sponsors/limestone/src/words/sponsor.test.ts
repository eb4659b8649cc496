import { formatDollars, formatTime } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { documents } from './documents.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';
import { webinarAmounts } from './webinar-form.ts';

describe('the funds', () => {
  it('[calculator-1] have their default, range and step', () => {
    const numbers = [regulationAFund, regulationDFund].map(({ terms }) => [
      ...[terms.minimumCents, terms.maximumCents, terms.defaultCents, terms.stepCents].map(formatDollars),
      `${terms.preferredReturnBps / 100}%`,
      terms.distributionsPerYear,
    ]);
    expect(numbers).toEqual([
      ['$500', '$100,000', '$2,500', '$500', '8%', 12],
      ['$15,000', '$100,000', '$15,000', '$500', '10%', 4],
    ]);
  });

  it('start their webinar amounts at the minimum and the maximum of their calculators', () => {
    expect(webinarAmounts['regulation-a'].options[0]).toMatch(formatDollars(regulationAFund.terms.minimumCents));
    expect(webinarAmounts['regulation-d']?.options[0]).toMatch(formatDollars(regulationDFund.terms.maximumCents));
  });
});

describe('the defaults of a deployment', () => {
  it('belong to nobody', () => {
    const { phone, email, shareholderPortalUrl, offeringCircularUrl } = sponsor.siteDefaults;
    expect(phone).toMatch(/555-01\d\d$/);
    expect(email).toMatch(/\.example$/);
    expect(shareholderPortalUrl).toMatch(/^https:\/\/[^/]+\.example\//);
    expect(offeringCircularUrl).toBe(documents['regulation-a'].url);
  });
});

describe('the office', () => {
  it('is in the time zone of Indiana, in summer too', () => {
    expect(sponsor.office).toContain('Indiana');
    for (const noon of ['2026-01-05T17:00:00Z', '2026-07-06T16:00:00Z']) {
      expect(formatTime(noon, sponsor.timeZone)).toBe('12:00\u00A0PM');
    }
  });
});
