import type { FactClaim, TargetClaim, TermClaim } from '@sponsor/domain';

type WithFigure<Kind> = Kind & { figure: string };

export const developments: WithFigure<FactClaim> = {
  id: 'developments',
  kind: 'fact',
  figure: '60+',
  text: 'ground-up developments',
  notes: [14],
  sample: true,
};

export const publicOfferings: WithFigure<FactClaim> = {
  id: 'public-offerings',
  kind: 'fact',
  figure: '2',
  text: 'IPOs',
  notes: [14],
  sample: true,
};

export const teamMembers: WithFigure<FactClaim> = {
  id: 'team-members',
  kind: 'fact',
  figure: '50+',
  text: 'team members',
  notes: [14],
  sample: true,
};

export const yearsOfExperience: WithFigure<FactClaim> = {
  id: 'years-of-experience',
  kind: 'fact',
  figure: '20+',
  text: 'years of experience',
  notes: [14],
  sample: true,
};

export const openToAll: TermClaim = {
  id: 'open-to-all',
  kind: 'term',
  text: 'open to all investors',
  notes: [15],
};

export const startsAtMinimum: TermClaim = {
  id: 'starts-at-minimum',
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

export const minimumInvestment: WithFigure<TermClaim> = {
  id: 'minimum-investment',
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

export const preferredReturn: WithFigure<TargetClaim> = {
  id: 'preferred-return',
  kind: 'target',
  figure: '8%',
  text: 'preferred return',
  notes: [11, 19],
  risk: 'It is a place in line for cash, and no promise that there will be any. Distributions can be reduced or stopped.',
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

export const totalReturn: WithFigure<TargetClaim> = {
  id: 'total-return',
  kind: 'target',
  figure: '2x-3x',
  text: 'targeted total return',
  notes: [19],
  risk: 'A target is not a forecast. You could get back less than you invest, or nothing.',
  paid: 'Not yet paid.',
  sample: true,
};

export const investmentTimeline: WithFigure<TargetClaim> = {
  id: 'investment-timeline',
  kind: 'target',
  figure: '4-5 years',
  text: 'target investment timeline',
  notes: [19],
  risk: 'It may take longer. There is no public market for the shares, so you may be unable to sell before the end.',
  paid: 'No investment has reached its end yet.',
  sample: true,
};
