import type { FactClaim, FigureClaim, TermClaim } from '@sponsor/domain';

export const zionsvilleOpened: FactClaim = {
  id: 'zionsville-opened',
  kind: 'fact',
  text: 'The Zionsville project opened Q3 [year]',
  notes: [20],
  sample: true,
};

export const leasedInFirstWeek: FigureClaim<FactClaim> = {
  id: 'leased-in-first-week',
  kind: 'fact',
  figure: '54%',
  text: 'leased in week 1',
  notes: [20],
  sample: true,
};

export const averageRent: FigureClaim<FactClaim> = {
  id: 'average-rent',
  kind: 'fact',
  figure: '$17.85',
  text: 'psf average rent',
  notes: [20],
  sample: true,
};

export const projectedRent: FigureClaim<FactClaim> = {
  id: 'projected-rent',
  kind: 'fact',
  figure: '$15',
  text: 'projected',
  notes: [20],
  sample: true,
};

export const cashFlowPositive: FactClaim = {
  id: 'cash-flow-positive',
  kind: 'fact',
  text: 'already cash-flow positive',
  notes: [20],
  sample: true,
};

export const equityPerProject: TermClaim = {
  id: 'equity-per-project',
  kind: 'term',
  text: 'as low as $1M-$1.5M equity per project',
  notes: [21],
  sample: true,
};
