import { describe, expect, it } from 'vitest';
import { descriptionOf } from './descriptions.ts';
import { headTags } from './head.ts';
import { notFoundRoute, routes } from './routes.ts';
import { cardAddress } from './social-card.ts';
import { titleOf } from './title.ts';

const value = (route: (typeof routes)[number], name: string) =>
  headTags({ ...route, description: descriptionOf(route) }, 'https://site.test').find((tag) => tag.name === name)
    ?.value;

describe('the head of a page', () => {
  it('is a title and a description of its own for every address', () => {
    const isAlias = (route: (typeof routes)[number]) =>
      route.canonical !== undefined && routes.find(({ canonical }) => canonical === route.canonical) !== route;
    const all = [...routes, notFoundRoute].filter((route) => route.kind === 'page' && !isAlias(route));
    expect(new Set(all.map(titleOf)).size).toBe(all.length);
    expect(new Set(all.map(descriptionOf)).size).toBe(all.length);
  });

  it('names the canonical address where there is something to index', () => {
    for (const route of routes) {
      const expected = route.canonical === undefined ? undefined : `https://site.test${route.canonical}`;
      expect(value(route, 'canonical')).toBe(expected);
      expect(value(route, 'og:url')).toBe(expected);
    }
  });

  it('shows a card of exactly those pages, by its whole address', () => {
    for (const route of routes) {
      const card = route.canonical && `https://site.test${cardAddress(route.canonical)}`;
      expect(value(route, 'og:image')).toBe(card);
      expect(value(route, 'twitter:card')).toBe(card && 'summary_large_image');
    }
  });

  it('is the fund’s in the tab where one invests in it, and the sponsor’s everywhere else', () => {
    const tabs = routes.map((route) => [titleOf(route), value(route, 'icon'), value(route, 'apple-touch-icon')]);
    const tabOf = (path: string) => tabs[routes.findIndex((route) => route.path === path)];
    expect(tabOf('/rega-invest')).toEqual(['Invest | Spark Fund One', '/fund-spark-one.svg', '/fund-spark-one.png']);
    expect(tabOf('/regd-invest')).toEqual([
      'Invest | Opportunity Fund',
      '/fund-opportunity.svg',
      '/fund-opportunity.png',
    ]);
    const others = tabs.filter(([, icon]) => icon === '/favicon.svg');
    expect(others).toHaveLength(routes.length - 2);
    for (const [title, , touch] of others)
      expect([title, touch]).toEqual([expect.stringMatching(/ \| Limestone & Main$/), '/apple-touch-icon.png']);
  });

  it('keeps search engines out while the content is a sample', () => {
    for (const route of routes) expect(value(route, 'robots')).toBe('noindex');
  });
});
