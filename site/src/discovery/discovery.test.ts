import { articles } from '@sponsor/content/articles';
import { blog } from '@sponsor/content/blog';
import { sponsor } from '@sponsor/content/sponsor';
import { describe, expect, it } from 'vitest';
import { publicRoutes } from '../routes.ts';
import { programFiles } from './program-files.ts';
import { structuredData } from './structured-data.ts';

const publicUrl = 'https://site.test';
const input = { site: {}, publicUrl, year: 2026, sectionImages: {} };

function written(path: string, listed = true, given = input): string {
  return programFiles.find((file) => file.path === path)?.write(given, listed) ?? '';
}

/** Looks up elements by their names, because happy-dom does not support namespaces. */
const read = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const textsOf = (parent: Element | Document, name: string) =>
  [...parent.getElementsByTagName(name)].map((element) => element.textContent);

describe('robots.txt', () => {
  it('allows crawling of pages, which may say noindex, and names the sitemap once they may be indexed', () => {
    expect(written('/robots.txt', false)).toBe('User-agent: *\nDisallow: /admin\nDisallow: /api\n');
    const lines = written('/robots.txt').split('\n');
    expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
    expect(lines).toContain('Disallow: /admin');
    expect(lines).not.toContain('Disallow: /');
  });
});

describe('the sitemap', () => {
  it('[gate-10] has every indexable page once, at its canonical address, and no other page', () => {
    const canonical = new Set(publicRoutes.flatMap(({ handle }) => handle.canonical ?? []));
    expect(textsOf(read(written('/sitemap.xml')), 'loc').toSorted()).toEqual(
      [...canonical].map((path) => publicUrl + path).toSorted(),
    );
  });

  it('has the dates of the articles', () => {
    expect(textsOf(read(written('/sitemap.xml')), 'lastmod')).toEqual(articles.map(({ date }) => date));
  });
});

describe('the feed', () => {
  const items = [...read(written('/blog/feed.xml')).getElementsByTagName('item')];

  it('has every article, newest first, at its address', () => {
    expect(items.map((item) => textsOf(item, 'title')[0])).toEqual(articles.map(({ title }) => title));
    expect(items.map((item) => textsOf(item, 'guid')[0])).toEqual(articles.map(({ id }) => `${publicUrl}/blog/${id}`));
  });

  it('has the date of each article in the sponsor’s time zone', () => {
    const published = items.map((item) => textsOf(item, 'pubDate')[0] ?? '');
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone: sponsor.timeZone });
    expect(published.map((moment) => format.format(new Date(moment)))).toEqual(articles.map(({ date }) => date));
    for (const moment of published)
      expect(moment).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} 12:00:00 -0[45]00$/);
  });

  it('states the risk for each article and for the whole feed', () => {
    const risk = blog?.article.risk.text;
    expect(risk).toContain('you could lose all of what you invest');
    for (const item of items) expect(textsOf(item, 'description')[0]).toContain(risk);
    expect(written('/blog/feed.xml').split('<item>')[0]).toContain('including the loss of what you invest');
  });
});

describe('security.txt', () => {
  it('names the deployment’s contact, and is valid until the pages are rendered again', () => {
    const at = '/.well-known/security.txt';
    expect(written(at)).toContain(`Contact: mailto:${sponsor.siteDefaults.email}\nExpires: 2027-01-02T00:00:00Z\n`);
    const configured = { ...input, site: { email: 'safety@sponsor.test' } };
    expect(written(at, true, configured)).toContain('Contact: mailto:safety@sponsor.test\n');
    expect(written(at)).toContain(`Canonical: ${publicUrl}${at}\n`);
  });
});

describe('gpc.json', () => {
  it('[counting-3] says that the site obeys Global Privacy Control', () => {
    expect(JSON.parse(written('/.well-known/gpc.json'))).toEqual({ gpc: true, lastUpdate: '2026-11-27' });
  });
});

describe('the structured data of pages', () => {
  const said = new Map(
    publicRoutes.map(({ path, handle }) => [path, structuredData(handle, sponsor.siteDefaults, publicUrl)]),
  );
  const typesAt = (path: string) => said.get(path)?.map((data) => data['@type']);

  it('[gate-10] is the sponsor’s identity on the home page', () => {
    expect(typesAt('/')).toEqual(['Organization']);
    expect(said.get('/')?.[0]).toMatchObject({
      name: 'Limestone & Main',
      url: 'https://site.test/',
      parentOrganization: { name: 'Limestone & Main Holdings' },
      address: { addressLocality: 'Noblesville', addressRegion: 'Indiana', addressCountry: 'US' },
      telephone: expect.stringMatching(/^\+1\d{10}$/),
    });
  });

  it('is the article on its page', () => {
    for (const { id, title, date } of articles) {
      expect(said.get(`/blog/${id}`)).toMatchObject([
        { '@type': 'Article', headline: title, datePublished: date },
        { '@type': 'BreadcrumbList' },
      ]);
    }
  });

  it('is absent from pages that may not be indexed, and never contains a fund, a rate or an amount', () => {
    expect(typesAt('/webinar-access')).toEqual([]);
    for (const [path, data] of said) {
      const words = JSON.stringify(data);
      expect([path, /\d%|\$\d|"(?:price|offers|interestRate|FinancialProduct|InvestmentFund)/i.test(words)]).toEqual([
        path,
        false,
      ]);
    }
  });
});
