import type { AboutContent, HomeContent } from '@sponsor/contract';
import { claimSchema, claimsIn, type FigureClaim, formatDollars, type TargetClaim } from '@sponsor/domain';
import type { HomeHeroWords, LeadershipWords, PageHeadWords, ProjectResultsWords } from '@sponsor/ui/sections';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { notes } from '../notes.ts';
import { regulationAFund } from '../sponsor.ts';
import * as claims from './regulation-a.ts';
import { totalReturn } from './targets.ts';

/** Every file of the package, so that a new one is checked automatically. */
const files = import.meta.glob<object>(['../**/*.ts', '!../**/*.test.ts'], { eager: true });

/** Each once, however often it occurs. */
const all = [...new Set(claimsIn(files))];
const targets = all.filter((claim) => claim.kind === 'target');

describe('every claim', () => {
  it('is found, whichever file it stands in', () => {
    const topics = Object.entries(files).filter(([path]) => /^\.\/[\w-]+\.ts$/.test(path));
    expect(topics.length).toBeGreaterThan(1);
    for (const [path, topic] of topics) expect([path, claimsIn(topic)]).not.toEqual([path, []]);
  });

  it.each(all.map((claim) => ({ id: claim.id, claim })))('[claim-2] is whole: $id', ({ claim }) => {
    expect(claimSchema.parse(claim)).toEqual(claim);
  });

  it('has an id of its own', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('that is a target leads to what a target is', () => {
    expect(targets.filter((claim) => !claim.notes.includes(19))).toEqual([]);
  });

  it('that aims at a percentage leads to what a preferred return is', () => {
    const returns = targets.filter(({ figure = '', text }) => `${figure} ${text}`.includes('%'));
    expect(returns.length).toBeGreaterThan(0);
    expect(returns.map((claim) => claim.notes)).toEqual(returns.map(() => [11, 19]));
  });
});

describe('the claims of the Regulation A fund', () => {
  it('agree with the terms that the calculator uses', () => {
    const minimum = formatDollars(regulationAFund.terms.minimumCents);
    const rate = `${regulationAFund.terms.preferredReturnBps / 100}%`;
    const { low, high } = regulationAFund.terms.targetMultiple;
    expect(claims.regulationAMinimum.figure).toBe(minimum);
    expect(claims.startsAtRegulationAMinimum.text).toContain(minimum);
    expect(claims.eightPercentPreferredReturn.figure).toBe(rate);
    expect(claims.annualDistributions.text).toContain(rate);
    expect(claims.monthlyIncomeTarget.text).toContain(rate);
    expect(totalReturn.figure).toBe(`${low}x-${high}x`);
  });
});

describe('notes', () => {
  it('stand under their own number', () => {
    for (const [number, note] of Object.entries(notes)) expect(String(note.number)).toBe(number);
  });

  it('are those that claims name, no more and no fewer', () => {
    expect(new Set(all.flatMap((claim) => claim.notes))).toEqual(
      new Set(Object.values(notes).map(({ number }) => number)),
    );
  });

  it('cite no source for what the sponsor has not supplied', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) expect(notes[number].sample).toBe(true);
  });
});

describe('the types of words', () => {
  it('take no figure without a claim', () => {
    type Figures = HomeContent['whoWeAre']['stats'] | AboutContent['record']['rows'] | LeadershipWords['credentials'];
    expectTypeOf<string>().not.toExtend<Figures[number]>();
    expectTypeOf<{ figure: string; text: string }>().not.toExtend<Figures[number]>();
    expectTypeOf<{ figure: string; text: string }>().not.toExtend<HomeHeroWords['target']>();
  });

  it('take no target where its risk is not shown', () => {
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<HomeContent['whoWeAre']['stats'][number]>();
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<AboutContent['record']['rows'][number]['claim']>();
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<ProjectResultsWords['rent']['claim']>();
    expectTypeOf<readonly [TargetClaim]>().not.toExtend<PageHeadWords['lede']>();
    expectTypeOf<{ claim: FigureClaim; detail: readonly [TargetClaim] }>().not.toExtend<
      LeadershipWords['credentials'][number]
    >();
  });
});
