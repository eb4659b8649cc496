import { projectTotals } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { firstProjects } from './claims/opportunity.ts';
import { buildTimes, groundUpBuilds, groundUpDevelopments, propertiesDeveloped } from './claims/record.ts';
import { flex } from './flex.ts';
import { projectLedger } from './project-ledger.ts';
import { projects } from './projects.ts';
import { sites } from './sites.ts';

const totals = projectTotals(projectLedger);
const names = projectLedger.map(({ name }) => name);

describe('the ledger of projects', () => {
  it('numbers its rows without a gap, including projects that lost money', () => {
    expect(projectLedger.map(({ number }) => number)).toEqual(projectLedger.map((_, index) => index + 1));
    expect(totals.lost).toBeGreaterThan(0);
  });

  it('has every building that the map and the pages mention', () => {
    const shown = sites.filter(({ status }) => status !== 'office');
    expect(shown.filter(({ name, detail }) => !names.some((row) => row === name || detail.includes(row)))).toEqual([]);
    const upcoming = projectLedger.filter(({ state }) => state === 'planned').map(({ name }) => name);
    expect(upcoming.toSorted()).toEqual(flex.upcoming.projects.map(({ location }) => location).toSorted());
  });

  it('has a cost and a duration, or a placeholder for them, for every project that is built, and none for planned ones', () => {
    for (const { state, actualCents, monthsTaken } of projectLedger) {
      expect([actualCents === undefined, monthsTaken === undefined]).toEqual(Array(2).fill(state === 'planned'));
    }
  });

  it('marks every invented project with an amount as a sample', () => {
    const invented = projectLedger.filter(
      ({ name, actualCents }) => name.startsWith('[') && typeof actualCents === 'number',
    );
    expect(invented.length).toBeGreaterThan(0);
    expect(invented.filter(({ sample }) => !sample)).toEqual([]);
  });
});

describe('the claims of other pages about the projects', () => {
  it('match the totals of the previous 24 months', () => {
    expect(groundUpBuilds.figure).toBe(String(totals.recent.projects));
    expect(groundUpBuilds.text).toContain('under 1% average budget variance');
    expect(totals.recent.meanDistanceBps).toBeLessThan(100);
    const { shortest, longest } = totals.recent.months;
    expect(buildTimes.figure).toBe(`${shortest}-${longest} month`);
  });

  it('state the number of planned projects', () => {
    expect(firstProjects.figure).toBe(String(totals.planned));
  });

  it('count at least the buildings that are listed, and the ledger says how many it lacks', () => {
    const claimed = Number.parseInt(groundUpDevelopments.figure, 10);
    const listed = totals.built + totals.lost;
    expect(propertiesDeveloped.figure).toBe(groundUpDevelopments.figure);
    expect(claimed).toBeGreaterThanOrEqual(listed);
    const row = projects.totals.rows.find(({ claim }) => claim === groundUpDevelopments);
    expect(row?.basis).toContain(`At least ${claimed - listed} are missing`);
  });
});
