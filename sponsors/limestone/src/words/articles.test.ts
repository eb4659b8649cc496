import { type Article, claimsIn, type ProseWithTargets } from '@sponsor/domain';
import { describe, expect, it } from 'vitest';
import { article as demographics } from './articles/demographic-trends-driving-demand.ts';
import { article as sparkFund } from './articles/how-spark-fund-one-brings-real-estate-investing-closer-to-home.ts';
import { articles } from './articles.ts';
import { blog } from './blog.ts';

const wordsOfProse = (prose: ProseWithTargets): string =>
  prose.map((part) => (typeof part === 'string' ? part : [part.figure, part.text].filter(Boolean).join(' '))).join('');

/** Returns all the text of an article, without the words that all articles share. */
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

/** Returns the text outside of claims. */
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

  it('[blog-4] has reading times from 4 to 6 minutes', () => {
    const minutes = articles.map(({ readTime }) => Number(/^(\d) min read$/.exec(readTime)?.[1]));
    expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([4, 6]);
  });

  it('shows a different drawing with each article', () => {
    expect(new Set(articles.map(({ featuredImage }) => featuredImage)).size).toBe(6);
  });

  it('has excerpts that fit on a card', () => {
    expect(Math.max(...articles.map(({ excerpt }) => excerpt.length))).toBeLessThanOrEqual(120);
  });

  it('states no figure, because excerpts also appear on pages without notes', () => {
    expect(articles.map(({ title, excerpt }) => title + excerpt).join('')).not.toMatch(/\d/);
  });
});

describe.each(articles)('$id', (article) => {
  it('[blog-4] states its reading time accurately', () => {
    const words = wordsOf(article).split(/\s+/).length;
    expect(`${Math.round(words / wordsPerMinute)} min read`).toBe(article.readTime);
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1300);
  });

  it('states figures only in claims, and each claim only once', () => {
    expect(looseWordsOf(article)).not.toMatch(/\d/);
    const claims = claimsIn(article);
    expect(new Set(claims).size).toBe(claims.length);
  });

  it('shows a target only together with its risk and past payments', () => {
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
  it('[article-2] link to the choice of funds, the fund and investing', () => {
    const targets = articles.map(({ action }) => action.link.href);
    expect(targets).toEqual(expect.arrayContaining(['/investment-selection', '/invest', '/rega-invest']));
  });

  it('link within the blog only to each other', () => {
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

  it('link to flex industrial from both articles about it, and to the deck and Parkview from the articles that mention them', () => {
    const linking = (href: string) =>
      articles
        .filter(({ blocks }) => blocks.some((block) => block.kind === 'link' && block.link.href === href))
        .map(({ id }) => id);
    expect(linking('/flex-industrial')).toEqual(['rise-of-local-industrial', 'flex-industrial-backbone']);
    expect(linking('/deck-download')).toEqual([sparkFund.id]);
    expect(linking('/portfolio/parkview-residences')).toEqual(['senior-housing-urgent-need']);
  });

  it('state the minimum as "as little as $1,000" in only one of them, followed by a dated note', () => {
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

  it('[article-5] cover senior housing, flex and micro-flex industrial, demographics, and the Midwest', () => {
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

  it('[article-2] carry a risk disclaimer', () => {
    expect(blog.article.risk.text).toMatch(
      /Returns are not guaranteed and may vary\. Past performance is not indicative/,
    );
    expect(blog.article.risk.text).toMatch(/lose all of what you invest/);
  });
});
