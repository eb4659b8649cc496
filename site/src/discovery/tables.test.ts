import { projectLedger } from '@sponsor/content/project-ledger';
import { projects } from '@sponsor/content/projects';
import { whatWeSaid } from '@sponsor/content/what-we-said';
import { describe, expect, it } from 'vitest';
import { claimTopics } from '../claim-topics.ts';
import { claimTable } from './claim-table.ts';
import { projectTable } from './project-table.ts';

/** Returns the lines of a table, each by column name. */
function read(table: string): Record<string, string>[] {
  expect(table.startsWith('\uFEFF')).toBe(true);
  const lines = table.slice(1).split('\r\n').slice(0, -1);
  const [heads = [], ...rows] = lines.map((line) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^",]*)(?:,|$)/g)].map(([, value = '']) =>
      value.replace(/^"(.*)"$/s, '$1').replaceAll('""', '"'),
    ),
  );
  return rows.map((row) => Object.fromEntries(heads.map((head, index) => [head, row[index] ?? ''])));
}

describe('the table of projects', () => {
  const rows = read(projects ? projectTable(projects) : '');

  it('[claim-7] has a line for every project of the sheet, including those that lost money', () => {
    expect(rows.map(({ number, name, state }) => [Number(number), name, state])).toEqual(
      projectLedger.map(({ number, name, state }) => [number, name, state]),
    );
  });

  it('says who reports each project, and puts the figures of samples in brackets', () => {
    const figures = ['budget_usd', 'actual_usd', 'over_budget_percent', 'months_planned', 'months_taken'];
    for (const row of rows) expect(row['basis']).not.toBe('');
    const sampled = rows
      .filter(({ sample }) => sample === 'yes')
      .flatMap((row) => figures.map((figure) => row[figure] ?? '').filter((figure) => figure !== ''));
    expect(sampled.length).toBeGreaterThan(0);
    for (const figure of sampled) expect(figure).toMatch(/^\[.+\]$/);
    expect(rows.find(({ state }) => state === 'lost')).toMatchObject({
      budget_usd: '[7400000.00]',
      actual_usd: '[8510000.00]',
      over_budget_percent: '[15.00]',
      months_planned: '[8]',
      months_taken: '[13]',
    });
  });
});

describe('the table of claims', () => {
  const topics = claimTopics(whatWeSaid);
  const rows = read(claimTable(topics));

  it('has a line for every claim, for each of its wordings, and for withdrawn claims', () => {
    const claims = topics.flatMap((topic) => topic.notes.flatMap((note) => note.claims));
    const byWording = (wording: string) => rows.filter((row) => row['wording'] === wording).map(({ text }) => text);
    expect(byWording('current')).toHaveLength(claims.length);
    expect(byWording('earlier')).toEqual(claims.flatMap(({ earlier }) => earlier.map(({ text }) => text)));
    expect(byWording('withdrawn')).toEqual(topics.flatMap(({ withdrawn = [] }) => withdrawn.map(({ text }) => text)));
    expect(byWording('withdrawn').length).toBeGreaterThan(0);
  });

  it('[claim-7] gives every claim its source, and every target its risk and past payments', () => {
    for (const row of rows.filter(({ wording }) => wording !== 'withdrawn')) expect(row['source']).not.toBe('');
    const targets = rows.filter(({ kind }) => kind === 'target');
    expect(targets.length).toBeGreaterThan(0);
    for (const row of targets) expect([row['risk'], row['paid']]).not.toContain('');
  });
});
