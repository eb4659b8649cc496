import type { Project } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { ledgerCells } from './ledger-cells.ts';

const built: Project = {
  number: 1,
  name: 'Row',
  kind: 'flex',
  what: ['Bays'],
  where: 'Town',
  owner: 'Company',
  state: 'built',
  status: 'Open',
  budgetCents: 4_200_000_00,
  actualCents: 4_230_000_00,
  monthsPlanned: 7,
  monthsTaken: 8,
};

describe('ledgerCells', () => {
  it('formats known values', () => {
    expect(ledgerCells(built, 'not built')).toEqual({
      where: 'Town',
      owner: 'Company',
      budget: '$4.20M',
      actual: '$4.23M',
      variance: '+0.7%',
      months: '8 / 7',
      status: 'Open',
    });
  });

  it('puts only values of a sample in brackets', () => {
    expect(ledgerCells({ ...built, sample: true }, 'not built')).toMatchObject({
      owner: 'Company',
      budget: '[$4.20M]',
      actual: '[$4.23M]',
      variance: '[+0.7%]',
      months: '[8] / [7]',
    });
  });

  it('derives nothing from a missing value', () => {
    const cells = ledgerCells({ ...built, actualCents: '[cost]', monthsTaken: '[months]', sample: true }, 'not built');
    expect(cells).toMatchObject({ actual: '[cost]', variance: '[ ]', months: '[months] / [7]' });
  });

  it('marks a planned project', () => {
    const { actualCents: _cost, monthsTaken: _time, ...plan } = built;
    expect(ledgerCells({ ...plan, state: 'planned' }, 'not built')).toMatchObject({
      budget: '$4.20M',
      actual: 'not built',
      variance: 'not built',
      months: '– / 7',
    });
  });

  it.each([
    [4_200_000_00, '0.0%'],
    [4_000_000_00, '-4.8%'],
    [8_400_000_00, '+100.0%'],
  ])('shows the variance for %i cents with its sign', (actualCents, variance) => {
    expect(ledgerCells({ ...built, actualCents }, 'not built').variance).toBe(variance);
  });
});
