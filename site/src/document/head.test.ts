import { describe, expect, it } from 'vitest';
import { listedPages } from '../discovery/listed-pages.ts';
import { notFoundRoute, type PageRoute, publicRoutes } from '../routes.ts';
import { cardAddress } from '../social-card.ts';
import { titleOf } from '../title.ts';
import { headTags } from './head.ts';

const value = ({ handle }: PageRoute, name: string, listed = true) =>
  headTags(handle, handle.canonical, { publicUrl: 'https://site.test', listed }).find((tag) => tag.name === name)
    ?.value;

describe('the head of a page', () => {
  it('[gate-4] has a unique title and description for every address', () => {
    const isAlias = (route: PageRoute) =>
      publicRoutes.find(({ handle }) => handle.canonical === route.handle.canonical) !== route;
    const all = [...publicRoutes, notFoundRoute]
      .filter((route) => route.handle.canonical === undefined || !isAlias(route))
      .map(({ handle }) => handle)
      .filter(({ kind }) => kind === 'page');
    expect(new Set(all.map(titleOf)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  it('[gate-4] is short enough for search results, and long enough to be useful there', () => {
    for (const { handle } of listedPages) {
      expect([handle.title, titleOf(handle).length <= 60]).toEqual([handle.title, true]);
      expect(handle.description).toMatch(/^.{70,170}$/);
    }
    expect(titleOf(notFoundRoute.handle)).toBe('Page not found | Limestone & Main');
  });

  it('names the canonical address if there is something to index', () => {
    for (const route of publicRoutes) {
      const { canonical } = route.handle;
      const expected = canonical && `https://site.test${canonical}`;
      expect(value(route, 'canonical')).toBe(expected);
      expect(value(route, 'og:url')).toBe(expected);
    }
  });

  it('names the card of exactly those pages, by its full address', () => {
    for (const route of publicRoutes) {
      const { canonical } = route.handle;
      const card = canonical && `https://site.test${cardAddress(canonical)}`;
      expect(value(route, 'og:image')).toBe(card);
      expect(value(route, 'twitter:card')).toBe(card && 'summary_large_image');
    }
  });

  it('has the fund’s title and icon on the pages to invest in it, and the sponsor’s everywhere else', () => {
    const tabs = publicRoutes.map((route) => [
      route.path,
      titleOf(route.handle),
      value(route, 'icon'),
      value(route, 'apple-touch-icon'),
    ]);
    const ofFunds = tabs.filter(([, , icon]) => icon !== '/favicon.svg');
    expect(ofFunds).toEqual([
      ['/rega-invest', 'Invest | Spark Fund One', '/fund-spark-one.svg', '/fund-spark-one.png'],
      ['/regd-invest', 'Invest | Opportunity Fund', '/fund-opportunity.svg', '/fund-opportunity.png'],
    ]);
    for (const [, title, , touch] of tabs.filter((tab) => !ofFunds.includes(tab)))
      expect([title, touch]).toEqual([expect.not.stringMatching(/^Invest \|/), '/apple-touch-icon.png']);
  });

  it('[gate-6] says noindex until the site may be indexed, and after that on pages without anything to index', () => {
    for (const route of [...publicRoutes, notFoundRoute]) {
      expect(value(route, 'robots', false)).toBe('noindex');
      expect(value(route, 'robots', true)).toBe(route.handle.canonical === undefined ? 'noindex' : undefined);
    }
  });

  it('has the site’s name and theme color, and the date and topic of an article', () => {
    for (const route of publicRoutes) {
      const { article } = route.handle;
      expect([value(route, 'og:site_name'), value(route, 'theme-color')]).toEqual(['Limestone & Main', '#f4f2ec']);
      expect(value(route, 'og:type')).toBe(route.path.startsWith('/blog/') ? 'article' : 'website');
      expect(value(route, 'article:published_time')).toBe(article?.date);
      expect(value(route, 'article:section')).toBe(article?.topic);
    }
  });
});
