import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Project } from './project.ts';
import { budgetVarianceBps, projectTotals } from './project-totals.ts';

const project: Project = {
  number: 1,
  name: 'Row',
  kind: 'flex',
  what: ['Bays'],
  where: 'Town',
  owner: 'Company',
  state: 'built',
  status: 'Open',
  budgetCents: 100_00,
  actualCents: 101_00,
  monthsPlanned: 7,
  monthsTaken: 8,
};

const owed = fc.constant('[owed]' as const);
const anyProject = fc
  .record({
    state: fc.constantFrom('planned', 'built', 'lost'),
    budgetCents: fc.oneof(fc.integer({ min: 0, max: 10 ** 12 }), owed),
    actualCents: fc.oneof(fc.integer({ min: 0, max: 10 ** 12 }), owed),
    monthsTaken: fc.oneof(fc.integer({ min: 1, max: 60 }), owed),
    recent: fc.constantFrom(true, undefined),
  })
  .map(({ recent, ...part }): Project => ({ ...project, ...part, ...(recent && { recent }) }));

describe('budgetVarianceBps', () => {
  it.each([
    [100_00, 101_00, 100],
    [100_00, 99_00, -100],
    [7_400_000_00, 8_510_000_00, 1_500],
    [100_00, 100_00, 0],
  ])('of %i budgeted and %i spent is %i', (budgetCents, actualCents, bps) => {
    expect(budgetVarianceBps({ ...project, budgetCents, actualCents })).toBeCloseTo(bps, 9);
  });

  it('is unknown unless both amounts are known, and for a budget of zero', () => {
    expect(budgetVarianceBps({ ...project, budgetCents: '[budget]' })).toBeUndefined();
    expect(budgetVarianceBps({ ...project, actualCents: '[cost]' })).toBeUndefined();
    expect(budgetVarianceBps({ ...project, budgetCents: 0 })).toBeUndefined();
  });
});

describe('projectTotals', () => {
  it('counts every row once, in any state', () => {
    fc.assert(
      fc.property(fc.array(anyProject), (projects) => {
        const { built, planned, lost, ...totals } = projectTotals(projects);
        expect(built + planned + lost).toBe(projects.length);
        expect(totals.projects).toBe(projects.length);
        expect(totals.priced.projects).toBeLessThanOrEqual(projects.length);
      }),
    );
  });

  it('does not depend on the order of the rows', () => {
    fc.assert(
      fc.property(fc.array(anyProject), (projects) => {
        const { priced, recent } = projectTotals(projects);
        const turned = projectTotals(projects.toReversed());
        expect(turned.priced).toEqual(priced);
        expect(turned.recent.months).toEqual(recent.months);
        // The error of a floating-point sum grows with its terms.
        const difference = Math.abs(turned.recent.meanVarianceBps - recent.meanVarianceBps);
        expect(difference).toBeLessThanOrEqual(1e-9 * recent.meanDistanceBps);
      }),
    );
  });

  it('never has a mean distance below the absolute mean', () => {
    fc.assert(
      fc.property(fc.array(anyProject), (projects) => {
        const { meanVarianceBps, meanDistanceBps } = projectTotals(projects).recent;
        expect(meanDistanceBps - Math.abs(meanVarianceBps)).toBeGreaterThanOrEqual(-1e-6 * meanDistanceBps);
      }),
    );
  });

  it('uses only the known amounts of recent projects', () => {
    const recent = (actualCents: number, monthsTaken: number): Project => ({
      ...project,
      actualCents,
      monthsTaken,
      recent: true,
    });
    const totals = projectTotals([
      recent(102_00, 6),
      recent(99_00, 8),
      { ...recent(0, 0), actualCents: '[cost]', monthsTaken: '[months]' },
      { ...project, state: 'lost', actualCents: 150_00, monthsTaken: 13 },
    ]);
    expect(totals.recent).toEqual({
      projects: 3,
      meanVarianceBps: 50,
      meanDistanceBps: 150,
      months: { shortest: 6, longest: 8 },
    });
    expect(totals.priced).toEqual({ projects: 3, budgetCents: 300_00, actualCents: 351_00 });
  });

  it('are zero without rows', () => {
    expect(projectTotals([])).toMatchObject({
      projects: 0,
      priced: { projects: 0, budgetCents: 0, actualCents: 0 },
      recent: { projects: 0, meanVarianceBps: 0, meanDistanceBps: 0, months: { shortest: 0, longest: 0 } },
    });
  });
});
