import type { FigureClaim, TargetClaim, TermClaim } from '@sponsor/domain';

/** Never without `purchaseLimit` beside it [chooser-2]. */
export const noRequirement: TermClaim = {
  id: 'no-requirement',
  kind: 'term',
  text: 'Open to all investors: no income or net-worth requirement',
  notes: [15],
};

export const openToAll: TermClaim = {
  id: 'open-to-all',
  kind: 'term',
  text: 'open to all investors',
  notes: [15],
};

export const startsAtRegulationAMinimum: TermClaim = {
  id: 'starts-at-regulation-a-minimum',
  kind: 'term',
  text: 'from $500',
  notes: [12],
  sample: true,
};

export const purchaseLimit: TermClaim = {
  id: 'purchase-limit',
  kind: 'term',
  text: 'If you are not accredited, you may invest at most 10% of the greater of your annual income or net worth.',
  notes: [15],
};

export const regulationAMinimum: FigureClaim<TermClaim> = {
  id: 'regulation-a-minimum',
  kind: 'term',
  figure: '$500',
  text: 'minimum investment',
  notes: [12],
  sample: true,
};

export const monthlyIncomeTarget: TargetClaim = {
  id: 'monthly-income-target',
  kind: 'target',
  text: 'aims to distribute 8% a year, paid monthly',
  notes: [11, 19],
  risk: 'This is a target: distributions are not guaranteed and may vary, and you could lose what you invest.',
  paid: 'Not yet paid.',
  sample: true,
};

export const eightPercentPreferredReturn: FigureClaim<TargetClaim> = {
  id: 'eight-percent-preferred-return',
  kind: 'target',
  figure: '8%',
  text: 'preferred return',
  notes: [11, 19],
  risk: 'A preferred return is only a place in line for cash, and can be cut or stopped.',
  paid: 'Not yet paid.',
  sample: true,
};

export const annualDistributions: TargetClaim = {
  id: 'annual-distributions',
  kind: 'target',
  text: '8% target annual distributions, paid monthly',
  notes: [11, 19],
  risk: 'Distributions are not guaranteed and may vary.',
  paid: 'Not yet paid.',
  sample: true,
};
