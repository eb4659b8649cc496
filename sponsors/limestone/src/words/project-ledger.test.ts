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
  it('numbers its rows without a gap, whatever became of them', () => {
    expect(projectLedger.map(({ number }) => number)).toEqual(projectLedger.map((_, index) => index + 1));
    expect(totals.lost).toBeGreaterThan(0);
  });

  it('has every building that the map and the pages name', () => {
    const shown = sites.filter(({ status }) => status !== 'office');
    expect(shown.filter(({ name, detail }) => !names.some((row) => row === name || detail.includes(row)))).toEqual([]);
    const upcoming = projectLedger.filter(({ state }) => state === 'planned').map(({ name }) => name);
    expect(upcoming.toSorted()).toEqual(flex.upcoming.projects.map(({ location }) => location).toSorted());
  });

  it('knows of nothing unbuilt what it cost, and of everything built either the amount or that it is owed', () => {
    for (const { state, actualCents, monthsTaken } of projectLedger) {
      expect([actualCents === undefined, monthsTaken === undefined]).toEqual(Array(2).fill(state === 'planned'));
    }
  });

  it('calls what is invented a sample wherever it states an amount', () => {
    const invented = projectLedger.filter(
      ({ name, actualCents }) => name.startsWith('[') && typeof actualCents === 'number',
    );
    expect(invented.length).toBeGreaterThan(0);
    expect(invented.filter(({ sample }) => !sample)).toEqual([]);
  });
});

describe('what other pages claim of the projects', () => {
  it('is what the rows of the previous 24 months come to', () => {
    expect(groundUpBuilds.figure).toBe(String(totals.recent.projects));
    expect(groundUpBuilds.text).toContain('under 1% average budget variance');
    expect(totals.recent.meanDistanceBps).toBeLessThan(100);
    const { shortest, longest } = totals.recent.months;
    expect(buildTimes.figure).toBe(`${shortest}-${longest} month`);
  });

  it('is as many planned projects as there are', () => {
    expect(firstProjects.figure).toBe(String(totals.planned));
  });

  it('counts at least the buildings that are listed, and the ledger says how many it lacks', () => {
    const claimed = Number.parseInt(groundUpDevelopments.figure, 10);
    const listed = totals.built + totals.lost;
    expect(propertiesDeveloped.figure).toBe(groundUpDevelopments.figure);
    expect(claimed).toBeGreaterThanOrEqual(listed);
    const row = projects.totals.rows.find(({ claim }) => claim === groundUpDevelopments);
    expect(row?.basis).toContain(`At least ${claimed - listed} are missing`);
  });
});
