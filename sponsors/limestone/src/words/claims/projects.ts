import { type FactClaim, type FigureClaim, formatMillions, projectTotals } from '@sponsor/domain';
import { projectLedger } from '../project-ledger.ts';

const { priced, projects } = projectTotals(projectLedger);

export const ledgerBasis: FactClaim = {
  id: 'ledger-basis',
  kind: 'fact',
  text: 'Budget, cost and months, as the sponsor reports them',
  notes: [22],
  sample: true,
};

export const projectsListed: FigureClaim<FactClaim> = {
  id: 'projects-listed',
  kind: 'fact',
  figure: String(projects),
  text: 'projects in the ledger so far',
  notes: [22],
  sample: true,
};

export const budgetedAndSpent: FigureClaim<FactClaim> = {
  id: 'budgeted-and-spent',
  kind: 'fact',
  figure: `[${formatMillions(priced.actualCents)}]`,
  text: `spent, where [${formatMillions(priced.budgetCents)}] had been budgeted`,
  notes: [22],
  sample: true,
};
