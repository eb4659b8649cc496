import { type Claim, formatDollars, regulationATerms } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import * as flex from './claims/flex.ts';
import * as record from './claims/record.ts';
import * as claims from './claims.ts';
import { notes } from './notes.ts';

const all: readonly Claim[] = [claims, flex, record].flatMap((topic) => Object.values<Claim>(topic));

describe('claims', () => {
  it('have one id each', () => {
    expect(new Set(all.map((claim) => claim.id)).size).toBe(all.length);
  });

  it('of a target say in sentences what may go wrong and whether it has been paid', () => {
    const targets = all.filter((claim) => claim.kind === 'target');
    expect(targets.length).toBeGreaterThan(0);
    for (const target of targets) {
      expect(target.risk).toMatch(/^[A-Z].{20,}\.$/);
      expect(target.paid).toMatch(/^[A-Z].+\.$/);
      expect(target.notes).toContain(19);
    }
  });

  it('that speak of a percentage of return lead to what a preferred return is', () => {
    const returns = all.filter((claim) => claim.kind === 'target' && `${claim.figure} ${claim.text}`.includes('%'));
    expect(returns.map((claim) => claim.notes)).toEqual(returns.map(() => [11, 19]));
  });

  it('agree with the terms that the calculator uses', () => {
    const minimum = formatDollars(regulationATerms.minimumCents);
    const rate = `${regulationATerms.preferredReturnBps / 100}%`;
    const { low, high } = regulationATerms.targetMultiple;
    expect(claims.minimumInvestment.figure).toBe(minimum);
    expect(claims.startsAtMinimum.text).toContain(minimum);
    expect(claims.preferredReturn.figure).toBe(rate);
    expect(claims.annualDistributions.text).toContain(rate);
    expect(claims.monthlyIncomeTarget.text).toContain(rate);
    expect(claims.totalReturn.figure).toBe(`${low}x-${high}x`);
  });
});

describe('notes', () => {
  it('stand under their own number', () => {
    for (const [number, note] of Object.entries(notes)) expect(String(note.number)).toBe(number);
  });

  it('cite no source for what the sponsor has not supplied', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) expect(notes[number].sample).toBe(true);
  });
});
