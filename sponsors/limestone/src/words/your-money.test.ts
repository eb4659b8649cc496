import { openMatters } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { sponsor } from './sponsor.ts';
import { regulationAMoney, regulationDMoney } from './your-money.ts';

const bracketed = (data: object) => JSON.stringify(data).match(/\[(?!brackets\])[^\]"{}\d]+\]/g) ?? [];

describe.each([
  ['Regulation A', regulationAMoney],
  ['Regulation D', regulationDMoney],
])('the questions about money in the %s fund', (_fund, money) => {
  it('[claim-4] block go-live while an answer is missing', () => {
    const open = openMatters({ sponsor, files: { 'your-money.ts': { money } } }, '2026-06-30');
    const owed = new Set(open.filter(({ kind }) => kind === 'open').map(({ detail }) => detail));
    const { notes: _notes, ...words } = money;
    expect(bracketed(words).length).toBeGreaterThan(20);
    expect(bracketed(words).filter((detail) => !owed.has(detail))).toEqual([]);
  });

  it('each have an answer, or name in brackets what is missing', () => {
    const questions = [...money.in.questions, ...money.while.questions];
    expect(questions.filter(({ answer, open }) => answer === undefined && open === undefined)).toEqual([]);
    const owed = questions.flatMap(({ open }) => open ?? []);
    expect(owed.filter((open) => !/^\[.+\]$/.test(open))).toEqual([]);
  });
});
