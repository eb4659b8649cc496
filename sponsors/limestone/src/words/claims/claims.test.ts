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

/** Without duplicates. */
const all = [...new Set(claimsIn(files))];
const targets = all.filter((claim) => claim.kind === 'target');

describe('every claim', () => {
  it('is found in every file of claims', () => {
    const topics = Object.entries(files).filter(([path]) => /^\.\/[\w-]+\.ts$/.test(path));
    expect(topics.length).toBeGreaterThan(1);
    for (const [path, topic] of topics) expect([path, claimsIn(topic)]).not.toEqual([path, []]);
  });

  it.each(all.map((claim) => ({ id: claim.id, claim })))('[claim-2] is complete: $id', ({ claim }) => {
    expect(claimSchema.parse(claim)).toEqual(claim);
  });

  it('has a unique id', () => {
    const ids = all.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('that is a target cites the note on targets', () => {
    expect(targets.filter((claim) => !claim.notes.includes(19))).toEqual([]);
  });

  it('that targets a percentage cites the note on preferred returns', () => {
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
  it('are keyed by their number', () => {
    for (const [number, note] of Object.entries(notes)) expect(String(note.number)).toBe(number);
  });

  it('are exactly the notes that claims cite', () => {
    expect(new Set(all.flatMap((claim) => claim.notes))).toEqual(
      new Set(Object.values(notes).map(({ number }) => number)),
    );
  });

  it('are marked as samples until the sponsor supplies the sources', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const) expect(notes[number].sample).toBe(true);
  });
});

describe('the types of words', () => {
  it('accept no figure without a claim', () => {
    type Figures = HomeContent['whoWeAre']['stats'] | AboutContent['record']['rows'] | LeadershipWords['credentials'];
    expectTypeOf<string>().not.toExtend<Figures[number]>();
    expectTypeOf<{ figure: string; text: string }>().not.toExtend<Figures[number]>();
    expectTypeOf<{ figure: string; text: string }>().not.toExtend<HomeHeroWords['target']>();
  });

  it('accept no target where its risk is not shown', () => {
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<HomeContent['whoWeAre']['stats'][number]>();
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<AboutContent['record']['rows'][number]['claim']>();
    expectTypeOf<FigureClaim<TargetClaim>>().not.toExtend<ProjectResultsWords['rent']['claim']>();
    expectTypeOf<readonly [TargetClaim]>().not.toExtend<PageHeadWords['lede']>();
    expectTypeOf<{ claim: FigureClaim; detail: readonly [TargetClaim] }>().not.toExtend<
      LeadershipWords['credentials'][number]
    >();
  });
});
