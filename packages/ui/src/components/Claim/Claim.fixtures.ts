import type { FactClaim, TargetClaim, TermClaim } from '@sponsor/domain';

export const developments = {
  id: 'developments',
  kind: 'fact',
  figure: '60+',
  text: 'ground-up developments',
  notes: [14],
} as const satisfies FactClaim;

export const turning65 = {
  id: 'turning-65',
  kind: 'fact',
  text: '11,000+ Americans turn 65 each day',
  notes: [4],
} as const satisfies FactClaim;

export const minimum = {
  id: 'minimum-regulation-a',
  kind: 'term',
  figure: '$500',
  text: 'minimum investment',
  notes: [12, 15],
} as const satisfies TermClaim;

export const totalReturn = {
  id: 'total-return',
  kind: 'target',
  figure: '2x-3x',
  text: 'targeted total return',
  notes: [19],
  risk: 'A target, not a forecast. You could lose some or all of what you invest.',
  paid: 'Nothing has been paid yet.',
} as const satisfies TargetClaim;
