import type { TermClaim } from '@sponsor/domain';

/** For amounts below the ranges of the Regulation D form, which begin at the maximum of its calculator. */
export const belowTheRanges: TermClaim = {
  id: 'below-the-ranges',
  kind: 'term',
  text: 'Considering $15,000 to $100,000? Leave this blank or tell us in a message',
  notes: [18],
  sample: true,
};
