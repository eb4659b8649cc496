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
  it('says what is known as it is', () => {
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

  it('puts what was reckoned from a sample in brackets, and nothing else', () => {
    expect(ledgerCells({ ...built, sample: true }, 'not built')).toMatchObject({
      owner: 'Company',
      budget: '[$4.20M]',
      actual: '[$4.23M]',
      variance: '[+0.7%]',
      months: '[8] / [7]',
    });
  });

  it('reckons with nothing that is owed', () => {
    const cells = ledgerCells({ ...built, actualCents: '[cost]', monthsTaken: '[months]', sample: true }, 'not built');
    expect(cells).toMatchObject({ actual: '[cost]', variance: '[ ]', months: '[months] / [7]' });
  });

  it('says of a plan that it is one', () => {
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
  ])('shows with its sign that %i cents were spent', (actualCents, variance) => {
    expect(ledgerCells({ ...built, actualCents }, 'not built').variance).toBe(variance);
  });
});
