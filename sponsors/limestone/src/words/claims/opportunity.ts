import type { FactClaim, FigureClaim } from '@sponsor/domain';

export const firstProjects: FigureClaim<FactClaim> = {
  id: 'first-projects',
  kind: 'fact',
  figure: '4',
  text: 'pre-identified projects receive the first capital',
  notes: [12],
  sample: true,
};
