import { type FundKind, formatDollars } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { regulationAFund, regulationDFund } from './sponsor.ts';
import { webinars } from './webinar.ts';
import { webinarAmounts } from './webinar-form.ts';

const headline = (fund: FundKind) => {
  const { before, target, after } = webinars[fund].heading;
  return `${before} ${target.figure} ${target.text} ${after}`;
};

describe('the webinars', () => {
  it('have the preferred return of their fund in the heading, the second for accredited investors', () => {
    const rates = [regulationAFund.terms, regulationDFund.terms].map(
      ({ preferredReturnBps }) => preferredReturnBps / 100,
    );
    expect(headline('regulation-a')).toContain(`${rates[0]}% preferred return`);
    expect(headline('regulation-d')).toMatch(new RegExp(`${rates[1]}% preferred return.*accredited investors`));
  });

  it('mention the amounts between the minimum and the first range', () => {
    const { minimumCents, maximumCents } = regulationDFund.terms;
    expect(webinarAmounts['regulation-d']?.help?.text).toContain(
      `${formatDollars(minimumCents)} to ${formatDollars(maximumCents)}`,
    );
  });

  it.each([
    ['regulation-a', [11, 15, 19]],
    ['regulation-d', [11, 16, 18, 19]],
  ] as const)('of %s list the notes of their claims', (fund, numbers) => {
    expect(webinars[fund].notes.map((note) => note.number)).toEqual(numbers);
  });

  it('[webinar-4] link to investing in their own fund', () => {
    expect(Object.values(webinars).map(({ next }) => next.action)).toEqual([
      { label: 'Invest Now', href: '/rega-invest' },
      { label: 'Invest Now', href: '/regd-invest' },
    ]);
  });
});
