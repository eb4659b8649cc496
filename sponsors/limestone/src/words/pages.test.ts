import { claimsIn, type ProseWithTargets } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { home, homeHero } from './home.ts';
import { regulationADisclosures } from './legal.ts';
import { memorandum } from './memorandum.ts';
import { notes } from './notes.ts';
import { problemSolution } from './problem-solution.ts';
import { regulationA } from './regulation-a.ts';
import { regulationAInvest } from './regulation-a-invest.ts';
import { regulationANotes } from './regulation-a-notes.ts';
import { regulationD } from './regulation-d.ts';
import { whyInvest } from './why-invest.ts';

const investDetails = regulationA.hero.keyFigures.flatMap((figure) => figure.detail ?? []);

const paragraphs: Record<string, ProseWithTargets> = {
  '/': [...homeHero.lede, ...home.opportunities.community.text, ...home.investNow.text],
  '/invest': [...regulationA.hero.lede, ...investDetails],
  // Leaves out the lede, whose only figure is the number of a rule.
  '/regd': [...regulationD.hero.status, ...regulationD.closing.text],
  '/rega-invest': regulationAInvest.beforeYouSign.points.flat(),
  '/ppm': memorandum.beforeYouDecide.points.flat(),
};

function wordsIn(prose: ProseWithTargets): string {
  return prose.filter((part) => typeof part === 'string').join('');
}

describe.each(Object.entries(paragraphs))('the paragraphs of %s', (_page, prose) => {
  it('state no figure outside a claim', () => {
    expect(wordsIn(prose)).not.toMatch(/\d/);
  });
});

describe('home', () => {
  it('shows the risk of the target in its lede', () => {
    expect(claimsIn(homeHero.lede)).toContain(homeHero.target);
  });

  it('[home-2] shows the four figures of the company in their order', () => {
    expect(home.whoWeAre.stats.map((stat) => `${stat.figure} ${stat.text}`)).toEqual([
      '60+ ground-up developments',
      '2 IPOs',
      '50+ team members',
      '20+ years of experience',
    ]);
  });
});

describe('the memorandum page', () => {
  it('says who may invest, and that they can lose everything', () => {
    const { points } = memorandum.beforeYouDecide;
    expect(claimsIn(points).map((claim) => claim.text)).toEqual(['for accredited investors only']);
    expect(points.map(wordsIn).join(' ')).toMatch(/lose everything/);
  });
});

describe('invest', () => {
  it('opens with the headline about income-generating real estate', () => {
    expect(regulationA.hero.heading).toMatch(/diversif.*income-generating real estate/i);
  });

  it('[invest-6] shows the four key figures, and also describes the 8% as a target, paid monthly', () => {
    expect(regulationA.hero.keyFigures.map(({ claim }) => `${claim.figure} ${claim.text}`)).toEqual([
      '2x-3x targeted total return',
      '$500 minimum investment',
      '8% preferred return',
      '4-5 years target investment timeline',
    ]);
    expect(claimsIn(investDetails).map((claim) => claim.text)).toContain(
      '8% target annual distributions, paid monthly',
    );
  });

  it('[invest-7] has note 19 with the figures and nowhere else', () => {
    expect(regulationANotes.figures.map((note) => note.number)).toEqual([19]);
    expect(regulationANotes.figures[0]?.text).toMatch(
      /distributions are not guaranteed and may vary; past performance is not indicative of future results/i,
    );
  });

  it('[invest-11] lists the sources in their sections, and the other notes at the end', () => {
    expect(problemSolution.notes).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => expect.objectContaining({ number })),
    );
    expect(whyInvest.notes).toEqual([notes[10]]);
    expect(regulationANotes.others).toEqual([notes[11], notes[12], notes[14], notes[15], notes[17]]);
  });

  it('[footer-3] closes with full disclosures that name the exemption, the sponsor and the broker-dealer', () => {
    const text = regulationADisclosures.items.map((item) => item.text).join(' ');
    expect(regulationADisclosures.heading).toContain('Regulation A');
    expect(text.length).toBeGreaterThan(800);
    expect(text).toContain('Limestone & Main Capital');
    expect(text).toContain('[Placement broker-dealer]');
  });
});
