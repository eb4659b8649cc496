import type { Cents } from './money.ts';
import type { Project } from './project.ts';

interface ProjectTotals {
  projects: number;
  built: number;
  planned: number;
  lost: number;
  /** Totals of the projects whose budget and cost are both known. */
  priced: { projects: number; budgetCents: Cents; actualCents: Cents };
  recent: {
    projects: number;
    /** The mean over the projects, in hundredths of a percent of each budget; below 0 if they cost less. */
    meanVarianceBps: number;
    /** The mean of the absolute values, so that savings do not hide overruns. */
    meanDistanceBps: number;
    /** 0 each if no time is known. */
    months: { shortest: number; longest: number };
  };
}

/**
 * Returns by how much a project exceeded its budget, in hundredths of a percent of it; undefined until both are known.
 */
export function budgetVarianceBps({ budgetCents, actualCents }: Project): number | undefined {
  if (typeof budgetCents !== 'number' || typeof actualCents !== 'number' || budgetCents === 0) return undefined;
  return ((actualCents - budgetCents) / budgetCents) * 10_000;
}

/** Returns the totals of a ledger's rows. Missing values are not counted; a loss counts like every other row. */
export function projectTotals(projects: readonly Project[]): ProjectTotals {
  const inState = (state: Project['state']) => projects.filter((project) => project.state === state).length;
  const priced = projects.filter((project) => budgetVarianceBps(project) !== undefined);
  const recent = projects.filter((project) => project.recent);
  const variances = numbers(recent.map(budgetVarianceBps));
  const months = numbers(recent.map(({ monthsTaken }) => monthsTaken));
  return {
    projects: projects.length,
    built: inState('built'),
    planned: inState('planned'),
    lost: inState('lost'),
    priced: {
      projects: priced.length,
      budgetCents: sum(numbers(priced.map(({ budgetCents }) => budgetCents))),
      actualCents: sum(numbers(priced.map(({ actualCents }) => actualCents))),
    },
    recent: {
      projects: recent.length,
      meanVarianceBps: mean(variances),
      meanDistanceBps: mean(variances.map(Math.abs)),
      months: { shortest: months.length > 0 ? Math.min(...months) : 0, longest: Math.max(0, ...months) },
    },
  };
}

function numbers(values: readonly unknown[]): number[] {
  return values.filter((value) => typeof value === 'number');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function mean(values: readonly number[]): number {
  return values.length > 0 ? sum(values) / values.length : 0;
}
