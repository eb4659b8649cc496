import type { FactClaim, FigureClaim, TermClaim } from '@sponsor/domain';

/** The exact count that is rounded down to `11,000+` elsewhere. */
export const turningSixtyFiveExactly: FigureClaim<FactClaim> = {
  id: 'turning-sixty-five-exactly',
  kind: 'fact',
  figure: '11,400',
  text: 'Americans turn 65 each day',
  notes: [4],
  asOf: '2025-07-02',
  sample: true,
};

export const missingUnits: FigureClaim<FactClaim> = {
  id: 'missing-units',
  kind: 'fact',
  figure: '560,000',
  text: 'units of senior housing short by 2029',
  notes: [5, 6],
  asOf: '2025-06-19',
  sample: true,
};

/** Only one article states the minimum in this way [article-4]; every other page uses `regulationAMinimum`. */
export const aThousandAtLeast: TermClaim = {
  id: 'a-thousand-at-least',
  kind: 'term',
  text: 'as little as $1,000',
  notes: [12],
  asOf: '2025-07-10',
  sample: true,
};
