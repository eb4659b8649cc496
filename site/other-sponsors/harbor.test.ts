import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from '@sponsor/content/opportunity';
import { sponsor } from '@sponsor/content/sponsor';
import type { RenderedPage, SiteFacts } from '@sponsor/domain';
import { componentWords } from '@sponsor/harbor/component-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicRoutes } from '../src/routes.ts';
import { buildWith, filesUnder, textsIn } from './built-site.ts';

const here = import.meta.dirname;
const repository = path.join(here, '../..');

/** The result of building the site with the second sponsor. */
let folder: string;
let facts: SiteFacts;
let pages: RenderedPage[];
/** All text by name: the files for browsers, the server's bundle and the pages. */
const texts = new Map<string, string>();

beforeAll(async () => {
  ({ folder, facts, pages } = await buildWith('harbor'));
  for (const file of await filesUnder(folder)) {
    if (/\.(js|css|svg|webmanifest)$/.test(file)) texts.set(file, await readFile(path.join(folder, file), 'utf8'));
  }
  for (const { path: address, html } of pages)
    texts.set(address, html.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}, 180_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Returns the places of the given words. */
function found(words: Iterable<string>, inFile: (file: string) => boolean = () => true): string[] {
  const all = [...words];
  const files = [...texts].filter(([file]) => inFile(file));
  return files.flatMap(([file, text]) => all.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`));
}

async function coloursOf(brand: string): Promise<string[]> {
  const source = await readFile(path.join(repository, `packages/ui/src/tokens/brands/${brand}.ts`), 'utf8');
  return source.match(/#[0-9a-f]{6}\b/g) ?? [];
}

const forBrowsers = (file: string) => !file.startsWith('server/');

describe('a site with another sponsor', () => {
  it('contains no company, fund, place, number or address of the sample', () => {
    const { name, holdingCompany, capitalFormationArm, placementBrokerDealer, office, timeZone, funds, siteDefaults } =
      sponsor;
    const [town = '', ...country] = office.split(', ');
    const words = [
      name,
      holdingCompany,
      capitalFormationArm,
      placementBrokerDealer,
      town,
      timeZone,
      ...country.filter((place) => place !== 'USA'),
      ...Object.values(funds).map((fund) => fund.name),
      ...pipeline.sites.map((site) => site.name),
      ...textsIn([siteDefaults, sponsor.campaigns]),
      'Limestone',
      'limestone',
      'Spark',
      'spark_fund',
      'Ohio',
      'Parkview',
      'parkview',
    ];
    expect(words).toEqual(expect.arrayContaining(['Noblesville', 'Indiana', 'Zionsville', 'Opportunity Fund']));
    expect(found(words)).toEqual([]);
  });

  it('contains no sentence of the sample', () => {
    const modules = import.meta.glob<object>(['../../sponsors/limestone/src/words/**/*.ts', '!**/*.test.ts'], {
      eager: true,
    });
    const own = new Set(textsIn(import.meta.glob<object>('../../sponsors/harbor/src/words/*.ts', { eager: true })));
    const sentences = new Set(
      textsIn(modules).filter((text) => (text.match(/[A-Za-z]{2,}/g) ?? []).length > 3 && !own.has(text)),
    );
    expect(sentences.size).toBeGreaterThan(500);
    expect(found(sentences)).toEqual([]);
  });

  it('has no pages that this sponsor lacks, and no links to them', () => {
    const addresses = new Set(pages.map((page) => page.path));
    const lacking = publicRoutes.map((route) => route.path).filter((address) => !addresses.has(address));
    expect(lacking).toEqual(
      expect.arrayContaining(['/regd', '/regd-invest', '/ppm', '/deck-download', '/blog', '/flex-industrial']),
    );
    const written = lacking.flatMap((address) => ['"', "'", '`'].map((quote) => `${quote}${address}${quote}`));
    expect(found(written, forBrowsers)).toEqual([]);
    expect([...addresses].filter((address) => /regd|reg-d|deck/.test(address))).toEqual([]);
  });

  it('links only to pages and files that exist', async () => {
    const there = new Set([
      ...pages.map((page) => page.path),
      ...(await filesUnder(path.join(folder, 'client'))).map((file) => `/${file}`),
    ]);
    const referred = pages.flatMap(({ path: from, html }) =>
      [...html.matchAll(/(?:href|src|srcSet|data-island)="(\/[^"]*)"/gi)]
        .flatMap(([, value = '']) => value.split(/[\s,]+/))
        .filter((part) => part.startsWith('/'))
        .map((part) => ({ from, to: part.replace(/[?#].*/, '') })),
    );
    expect(referred.length).toBeGreaterThan(100);
    expect(referred.filter(({ to }) => !there.has(to))).toEqual([]);
  });

  it('has only its own theme', async () => {
    const ownColours = new Set(await coloursOf('lakefront'));
    const colours = (await coloursOf('limestone')).filter((colour) => colour !== '#ffffff' && !ownColours.has(colour));
    expect(colours.length).toBeGreaterThan(10);
    expect(found([...colours, 'Sponsor Display', 'Sponsor Sans', 'sponsor-display', 'sponsor-sans'])).toEqual([]);
    const documents = pages.filter(({ type }) => !type);
    for (const { html } of documents)
      expect(html).toMatch(/<html lang="en" data-theme="lakefront"(?: data-time-zone="[\w/]+")?>/);
    expect(texts.get('/')).toContain('Lakefront Display');
  });

  it('has no picture, icon or other file of the sample', async () => {
    const [files, pictures, all] = await Promise.all([
      filesUnder(path.join(repository, 'sponsors/limestone/public')),
      filesUnder(path.join(repository, 'sponsors/limestone/pictures')),
      filesUnder(folder),
    ]);
    const names = [...files, ...pictures].map((file) => path.parse(file).name);
    expect(names.length).toBeGreaterThan(100);
    const kept = all.filter((file) =>
      names.some((name) => new RegExp(`^${name}(-[\\w-]{8})?$`).test(path.parse(file).name)),
    );
    expect(kept.filter((file) => /\.(png|svg|avif|webp|pdf)$/.test(file))).toEqual([]);
    expect(
      found([
        ...files.filter((file) => !file.startsWith('social/')).map((file) => `/${file}`),
        ...Object.values(sponsor.funds).map((fund) => fund.icon),
      ]),
    ).toEqual([]);
  });

  it('has its own words in the parts of the library, rendered on the server and hydrated', () => {
    const own = Object.values(componentWords ?? {});
    const isPage = (file: string) => pages.some((page) => page.path === file);
    expect(found(own, isPage)).not.toEqual([]);
    expect(found(['(opens in a new tab)', 'Previous slide', 'Next slide'], isPage)).toEqual([]);
    expect(found(own, (file) => forBrowsers(file) && file.endsWith('.js'))).not.toEqual([]);
  });

  it('shows its own name, fund, office and numbers', () => {
    expect(texts.get('/')).toMatch(/<title>Boathouses on quiet water \| Pinecrest Harbor<\/title>/);
    expect(texts.get('/invest')).toContain('Shoreline Income Fund');
    expect(texts.get('/contact')).toMatch(/Astoria, Oregon.*tel:5035550187/s);
    expect(texts.get('client/site.webmanifest')).toContain('"name":"Pinecrest Harbor"');
  });

  it('passes this sponsor’s facts to the server', () => {
    expect(facts).toEqual({
      timeZone: 'America/Los_Angeles',
      forms: ['contact', 'sign-up', 'webinar-reg-a'],
      events: { assistant: ['started'], 'call-to-action': ['/rega-invest'] },
      illustratedPaths: ['/invest'],
      campaigns: {
        contact: { utm_campaign: 'harbor_contact', utm_content: 'letter' },
        'sign-up': { utm_campaign: 'harbor_landing', utm_content: 'pier' },
      },
    });
  });
});
