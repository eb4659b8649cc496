import type { FactClaim } from '@sponsor/domain';

export const firstProjects: FactClaim & { figure: string } = {
  id: 'first-projects',
  kind: 'fact',
  figure: '4',
  text: 'pre-identified projects receive the first capital',
  notes: [12],
  sample: true,
};
