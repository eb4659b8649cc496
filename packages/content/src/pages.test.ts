import type { Claim, Note, Prose } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { regulationACalculatorClaims, regulationDCalculatorClaims } from './calculator.ts';
import { communityImpact } from './community-impact.ts';
import { home } from './home.ts';
import { homeHero } from './home-hero.ts';
import { invest } from './invest.ts';
import { investNotes } from './invest-notes.ts';
import { regulationADisclosures } from './legal.ts';
import { memorandum } from './memorandum.ts';
import { regulationAOpportunity, regulationDOpportunity } from './opportunity.ts';
import { leadershipClaims } from './people.ts';
import { problemSolution, problemSolutionClaims } from './problem-solution.ts';
import { regulationAProcessClaims, regulationDProcessClaims } from './process.ts';
import { regulationAInvest } from './rega-invest.ts';
import { regulationD } from './regulation-d.ts';
import { regulationDNotes } from './regulation-d-notes.ts';
import { whyInvest, whyInvestClaims } from './why-invest.ts';

function claimsIn(prose: Prose): Claim[] {
  return prose.filter((part) => typeof part !== 'string');
}

function wordsIn(prose: Prose): string {
  return prose.filter((part) => typeof part === 'string').join('');
}

const investDetails = invest.hero.keyFigures.flatMap((figure) => figure.detail ?? []);

const pages: { page: string; prose: Prose; figures: readonly Claim[]; listed: readonly Note[] }[] = [
  {
    page: '/',
    prose: [...homeHero.lede, ...home.opportunities.community.text, ...home.investNow.text],
    figures: [
      ...home.whoWeAre.stats,
      ...home.opportunities.quality.facts,
      ...home.opportunities.returns.floors.flatMap(({ target }) => target ?? []),
    ],
    listed: home.notes,
  },
  {
    page: '/invest',
    prose: [...invest.hero.lede, ...investDetails],
    figures: [
      ...invest.hero.keyFigures.map((figure) => figure.claim),
      ...problemSolutionClaims,
      ...whyInvestClaims,
      ...regulationAOpportunity.facts,
      ...regulationAProcessClaims,
      ...regulationACalculatorClaims,
      ...leadershipClaims,
    ],
    listed: [...investNotes.figures, ...problemSolution.notes, ...whyInvest.notes, ...investNotes.others],
  },
  {
    page: '/regd',
    // Without the lede, whose one figure is the number of a rule.
    prose: [...regulationD.hero.status, ...regulationD.closing.text],
    figures: [
      ...regulationD.hero.terms.map(({ claim }) => claim),
      ...communityImpact.effects.flatMap(({ text }) => claimsIn(text)),
      ...regulationDOpportunity.facts,
      ...leadershipClaims,
      ...regulationDProcessClaims,
      ...regulationDCalculatorClaims,
    ],
    listed: [...communityImpact.notes, ...regulationDNotes],
  },
  {
    page: '/rega-invest',
    prose: regulationAInvest.beforeYouSign.items.flat(),
    figures: [],
    listed: regulationAInvest.notes,
  },
  {
    page: '/ppm',
    prose: memorandum.beforeYouDecide.items.flat(),
    figures: [],
    listed: memorandum.notes,
  },
];

describe.each(pages)('the words of $page', ({ prose, figures, listed }) => {
  it('list exactly the notes of the claims in them, each once', () => {
    const wanted = new Set([...claimsIn(prose), ...figures].flatMap((claim) => claim.notes));
    const numbers = listed.map((note) => note.number);
    expect(numbers.toSorted((one, other) => one - other)).toEqual([...wanted].toSorted((one, other) => one - other));
  });

  it('state no figure outside a claim', () => {
    expect(wordsIn(prose)).not.toMatch(/\d/);
  });
});

describe('home', () => {
  it('shows the risk of the very target that it opens with', () => {
    expect(claimsIn(homeHero.lede)).toContain(homeHero.target);
  });

  it('shows the four figures of the company in the order of the spec', () => {
    expect(home.whoWeAre.stats.map((stat) => `${stat.figure} ${stat.text}`)).toEqual([
      '60+ ground-up developments',
      '2 IPOs',
      '50+ team members',
      '20+ years of experience',
    ]);
  });
});

describe('the memorandum page', () => {
  it('says who may invest, and that all of it can be lost', () => {
    const { items } = memorandum.beforeYouDecide;
    expect(claimsIn(items.flat()).map((claim) => claim.text)).toEqual(['for accredited investors only']);
    expect(items.map(wordsIn).join(' ')).toMatch(/lose everything/);
  });
});

describe('invest', () => {
  it('opens with the headline about income-generating real estate', () => {
    expect(invest.hero.heading).toMatch(/diversif.*income-generating real estate/i);
  });

  it('shows the four key figures of the spec, and says beside them what the 8% also are', () => {
    expect(invest.hero.keyFigures.map(({ claim }) => `${claim.figure} ${claim.text}`)).toEqual([
      '2x-3x targeted total return',
      '$500 minimum investment',
      '8% preferred return',
      '4-5 years target investment timeline',
    ]);
    expect(claimsIn(investDetails).map((claim) => claim.text)).toContain(
      '8% target annual distributions, paid monthly',
    );
  });

  it('keeps note 19 with the figures and repeats it nowhere', () => {
    expect(investNotes.figures.map((note) => note.number)).toEqual([19]);
    expect(investNotes.figures[0]?.text).toMatch(
      /distributions are not guaranteed and may vary; past performance is not indicative of future results/i,
    );
  });

  it('closes with disclosures that name the exemption, the sponsor and the broker-dealer at length', () => {
    const text = regulationADisclosures.items.map((item) => item.text).join(' ');
    expect(regulationADisclosures.heading).toContain('Regulation A');
    expect(text.length).toBeGreaterThan(800);
    expect(text).toContain('Limestone & Main Capital');
    expect(text).toContain('[Placement broker-dealer]');
  });
});
