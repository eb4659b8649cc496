import { type Article, claimsIn, type ProseWithTargets } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { article as demographics } from './articles/demographic-trends-driving-demand.ts';
import { article as sparkFund } from './articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home.ts';
import { articles } from './articles.ts';
import { blog } from './blog.ts';

const wordsOfProse = (prose: ProseWithTargets): string =>
  prose.map((part) => (typeof part === 'string' ? part : [part.figure, part.text].filter(Boolean).join(' '))).join('');

/** All text from the first sentence to the last, without the words that all articles share. */
function wordsOf({ lede, blocks }: Article): string {
  const parts = blocks.flatMap((block) => {
    switch (block.kind) {
      case 'heading':
        return [block.text];
      case 'paragraph':
      case 'dated-note':
        return [wordsOfProse(block.text)];
      case 'list':
        return block.items.map(wordsOfProse);
      case 'terms':
        return block.terms.map(({ term, meaning }) => `${term} ${meaning}`);
      case 'pull-figure':
        return [wordsOfProse([block.claim]), block.sentence];
      case 'link':
        return [`${block.sentence} ${block.link.label}`];
      case 'picture':
        return [];
    }
  });
  return [lede, ...parts].join('\n');
}

/** Everything but the claims. */
function looseWordsOf(article: Article): string {
  const claims = claimsIn(article).flatMap(({ figure, text }) => [figure ?? '', text]);
  return claims.reduce((words, claim) => words.replaceAll(claim || '\0', ''), wordsOf(article));
}

const wordsPerMinute = 220;

describe('the list of articles', () => {
  it('runs from the newest to the oldest, from July 15 to June 12, 2025', () => {
    expect(articles.map(({ id, date }) => [id, date])).toEqual([
      ['real-estate-gap-americas-heartland', '2025-07-15'],
      ['how-spark-fund-one-brings-real-estate-investing-closer-to-home', '2025-07-10'],
      ['rise-of-local-industrial', '2025-07-03'],
      ['demographic-trends-driving-demand', '2025-07-02'],
      ['senior-housing-urgent-need', '2025-06-19'],
      ['flex-industrial-backbone', '2025-06-12'],
    ]);
  });

  it('[blog-4] uses the whole range of reading times, and no more', () => {
    const minutes = articles.map(({ readTime }) => Number(/^(\d) min read$/.exec(readTime)?.[1]));
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([4, 6]);
  });

  it('shows a drawing of its own with each', () => {
    expect(new Set(articles.map(({ featuredImage }) => featuredImage)).size).toBe(6);
  });

  it('has excerpts of which a card shows every word', () => {
    expect(Math.max(...articles.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(120);
  });

  it('states no figure, for its excerpts also stand where no note does', () => {
    expect(articles.map(({ title, excerpt }) => title + excerpt).join('')).not.toMatch(/\d/);
  });
});

describe.each(articles)('$id', (article) => {
  it('[blog-4] takes as long to read as is said', () => {
    const words = wordsOf(article).split(/\s+/).length;
    expect(`${Math.round(words / wordsPerMinute)} min read`).toBe(article.readTime);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1300);
  });

  it('states no figure but in a claim, and each claim but once', () => {
    expect(looseWordsOf(article)).not.toMatch(/\d/);
    const claims = claimsIn(article);
    expect(new Set(claims).size).toBe(claims.length);
  });

  it('shows a target only where its risk and what has been paid are shown with it', () => {
    const targets = claimsIn(article).filter(({ kind }) => kind === 'target');
    const large = article.blocks.flatMap((block) => (block.kind === 'pull-figure' ? [block.claim] : []));
    expect(large).toEqual(expect.arrayContaining(targets));
  });

  it('says in its own words that money can be lost', () => {
    expect(wordsOf(article)).toMatch(/\blose (all|everything|your money|what you)\b|can be lost|or nothing\./);
  });

  it('has one place for its second picture, with text before and after', () => {
    const places = article.blocks.flatMap(({ kind }, index) => (kind === 'picture' ? [index] : []));
    expect(places).toHaveLength(1);
    expect(places[0]).toBeGreaterThan(0);
    expect(places[0]).toBeLessThan(article.blocks.length - 1);
  });
});

describe('the articles together', () => {
  it('[article-2] lead on to the choice of funds, the fund and the way to invest', () => {
    const targets = articles.map(({ action }) => action.link.href);
    expect(targets).toEqual(expect.arrayContaining(['/investment-selection', '/invest', '/rega-invest']));
  });

  it('lead to nowhere in the blog but to one another', () => {
    const links = articles.flatMap(({ action, blocks }) => [
      action.link,
      ...blocks.flatMap((block) => (block.kind === 'link' ? [block.link] : [])),
    ]);
    const withinBlog = links
      .filter(({ href }) => href.startsWith('/blog/'))
      .map(({ href, label }) => ({ href, label }));
    expect(withinBlog.length).toBeGreaterThan(0);
    for (const { href } of withinBlog) expect(articles.map(({ id }) => `/blog/${id}`)).toContain(href);
  });

  it('lead to flex industrial from both articles about it, and to the deck and Parkview from those that speak of them', () => {
    const linking = (href: string) =>
      articles
        .filter(({ blocks }) => blocks.some((block) => block.kind === 'link' && block.link.href === href))
        .map(({ id }) => id);
    expect(linking('/flex-industrial')).toEqual(['rise-of-local-industrial', 'flex-industrial-backbone']);
    expect(linking('/deck-download')).toEqual([sparkFund.id]);
    expect(linking('/portfolio/parkview-residences')).toEqual(['senior-housing-urgent-need']);
  });

  it('word the minimum as little as $1,000 in one of them alone, followed by a dated note', () => {
    const wording = (article: Article) => wordsOf(article).includes('as little as $1,000');
    expect(articles.filter(wording)).toEqual([sparkFund]);
    const place = sparkFund.blocks.findIndex(
      (block) => block.kind === 'paragraph' && wordsOfProse(block.text).includes('as little as $1,000'),
    );
    const next = sparkFund.blocks[place + 1];
    expect(next?.kind === 'dated-note' && wordsOfProse(next.text)).toMatch(
      /current minimum stands in the offering circular/,
    );
  });

  it('[article-4] count birthdays exactly in the demographics article', () => {
    expect(wordsOf(demographics)).toContain('11,400 Americans turn 65 each day');
  });

  it('[article-5] speak of old age, of flex and micro-flex industrial, of demographics and of towns in the Midwest', () => {
    const topics = articles.map(({ topic }) => topic);
    expect(topics).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/senior housing/i),
        'Flex and micro-flex industrial',
        expect.stringMatching(/demographic/i),
        expect.stringMatching(/Midwest/),
      ]),
    );
  });

  it('[article-2] carry a disclaimer of the risk', () => {
    expect(blog.article.risk.text).toMatch(
      /Returns are not guaranteed and may vary\. Past performance is not indicative/,
    );
    expect(blog.article.risk.text).toMatch(/lose all of what you invest/);
  });
});
