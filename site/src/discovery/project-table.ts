import type { ProjectsContent } from '@sponsor/contract';
import {
  budgetVarianceBps,
  type Project,
  type SpreadsheetCell,
  spreadsheetHeading,
  spreadsheetLine,
} from '@sponsor/domain';
import { plainProse } from './plain-prose.ts';

const heads = [
  'number',
  'name',
  'what',
  'where',
  'owner',
  'state',
  'status',
  'budget_usd',
  'actual_usd',
  'over_budget_percent',
  'months_planned',
  'months_taken',
  'in_previous_24_months',
  'sample',
  'basis',
];

/** Returns all projects as a spreadsheet, one line each. A sample's figures are in brackets here too. */
export function projectTable({ ledger }: ProjectsContent): string {
  const lines = ledger.projects.map((project) => [...cellsOf(project), plainProse([ledger.basis])]);
  return [spreadsheetHeading(heads), ...lines.map(spreadsheetLine)].join('');
}

function cellsOf(project: Project): SpreadsheetCell[] {
  const { number, name, what, where, owner, state, status, budgetCents, actualCents, monthsPlanned, monthsTaken } =
    project;
  const variance = budgetVarianceBps(project);
  const figure = (value: number | string | undefined, digits = 0) => {
    if (typeof value !== 'number') return value ?? '';
    return project.sample ? `[${value.toFixed(digits)}]` : { figure: value.toFixed(digits) };
  };
  const dollars = (cents: number | string | undefined) => figure(typeof cents === 'number' ? cents / 100 : cents, 2);
  return [
    { figure: String(number) },
    name,
    plainProse(what),
    where,
    owner,
    state,
    status,
    dollars(budgetCents),
    dollars(actualCents),
    figure(variance === undefined ? undefined : variance / 100, 2),
    figure(monthsPlanned),
    figure(monthsTaken),
    project.recent ? 'yes' : 'no',
    project.sample ? 'yes' : 'no',
  ];
}
