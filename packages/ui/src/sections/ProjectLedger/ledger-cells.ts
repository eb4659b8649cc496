import { budgetVarianceBps, formatMillions, type Project } from '@sponsor/domain';

export const columns = ['where', 'owner', 'budget', 'actual', 'variance', 'months', 'status'] as const;

export type Column = (typeof columns)[number];

/** Returns the texts of a row's cells. Calculated figures of a sample are in brackets, as are missing facts. */
export function ledgerCells(project: Project, notBuilt: string): Record<Column, string> {
  const { where, owner, budgetCents, actualCents, monthsPlanned, monthsTaken, state, status, sample } = project;
  const variance = budgetVarianceBps(project);
  const reckoned = (text: string) => (sample ? `[${text}]` : text);
  const amount = (value: number | string) => (typeof value === 'number' ? reckoned(formatMillions(value)) : value);
  const months = (value: number | string) => (typeof value === 'number' ? reckoned(String(value)) : value);
  const unknown = state === 'planned' ? notBuilt : '[ ]';
  return {
    where,
    owner,
    budget: amount(budgetCents),
    actual: amount(actualCents ?? notBuilt),
    variance: variance === undefined ? unknown : reckoned(signedPercent(variance)),
    months: `${months(monthsTaken ?? '–')} / ${months(monthsPlanned)}`,
    status,
  };
}

function signedPercent(bps: number): string {
  return (bps / 10_000).toLocaleString('en-US', {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  });
}
