import { type Claim, claimsIn } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { problemSolution } from '../problem-solution.ts';
import { regulationARisks } from '../risks.ts';
import { whyInvest } from '../why-invest.ts';
import * as claims from './market.ts';

const all: readonly Claim[] = Object.values(claims);
const shown = claimsIn(problemSolution);

describe('the claims about the market', () => {
  it('are samples until the sponsor supplies their sources', () => {
    expect(all.filter((claim) => !claim.sample)).toEqual([]);
  });

  it('[claim-1] state the three figures as supplied', () => {
    const text = shown.map((claim) => claim.text).join(' ');
    expect(text).toMatch(/11,000\+ Americans turn 65 each day.*runs out by 2029.*560,000-unit shortfall/);
  });

  it('cite sources 1 to 9 in reading order', () => {
    const sources = shown.flatMap((claim) => claim.notes).filter((number) => number <= 9);
    expect(sources).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(problemSolution.notes.map((note) => note.number)).toEqual(sources);
  });
});

describe('why invest', () => {
  it('gives as many risks as benefits, at no less length', () => {
    const length = (points: typeof whyInvest.benefits) =>
      points
        .flatMap(({ title, text }) => [title, ...text.map((part) => (typeof part === 'string' ? part : part.text))])
        .join('').length;
    expect(whyInvest.benefits).toHaveLength(8);
    expect(regulationARisks.points).toHaveLength(8);
    expect(length(regulationARisks.points)).toBeGreaterThanOrEqual(length(whyInvest.benefits));
  });

  it('[invest-9] shows the four values in their order', () => {
    expect(whyInvest.values.cards.map((card) => card.title)).toEqual([
      'Real Community Value',
      'Real Economic Value',
      'Local Business Value',
      'Real Family Value',
    ]);
  });
});
