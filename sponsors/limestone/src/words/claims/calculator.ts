import type { TargetClaim, TermClaim } from '@sponsor/domain';

export const regulationARange: TermClaim = {
  id: 'regulation-a-range',
  kind: 'term',
  text: 'The calculator takes any whole-dollar amount from $500 to $100,000.',
  notes: [12],
  sample: true,
};

export const basedOnEightPercent: TargetClaim = {
  id: 'based-on-eight-percent',
  kind: 'target',
  text: 'Based on 8% targeted annual return',
  notes: [11, 19],
  risk: 'Distributions are not guaranteed and may vary.',
  paid: 'Not yet paid.',
  sample: true,
};

export const regulationDRange: TermClaim = {
  id: 'regulation-d-range',
  kind: 'term',
  text: 'The calculator takes any whole-dollar amount from $15,000 to $100,000.',
  notes: [18],
  sample: true,
};

export const basedOnTenPercent: TargetClaim = {
  id: 'based-on-ten-percent',
  kind: 'target',
  text: 'Based on 10% preferred return',
  notes: [11, 19],
  risk: 'Distributions are not guaranteed and may vary.',
  paid: 'Not yet paid.',
  sample: true,
};
