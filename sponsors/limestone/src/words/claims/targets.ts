import type { FigureClaim, TargetClaim } from '@sponsor/domain';

/** The targets of both funds. */
export const totalReturn: FigureClaim<TargetClaim> = {
  id: 'total-return',
  kind: 'target',
  figure: '2x-3x',
  text: 'targeted total return',
  notes: [19],
  risk: 'A target is not a forecast. You could get back less than you invest, or nothing.',
  paid: 'Not yet paid.',
  sample: true,
};

/** Only for the Regulation A fund. */
export const investmentTimeline: FigureClaim<TargetClaim> = {
  id: 'investment-timeline',
  kind: 'target',
  figure: '4-5 years',
  text: 'target investment timeline',
  notes: [19],
  risk: 'It may take longer. There is no public market for the shares, so you may be unable to sell before the end.',
  paid: 'No investment has reached its end yet.',
  sample: true,
};
