import { sponsor } from '@sponsor/content/sponsor';
import type { Sponsor } from '@sponsor/domain';
import { afterAll, expect, it, vi } from 'vitest';
import { notFoundRoute } from '../routes.ts';
import { assets } from './assets.fixtures.ts';
import { publicDocument } from './document.ts';

vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const name = vi.hoisted(() => '"Stone" &amp; <Main>');

vi.mock('@sponsor/content/sponsor', async (importOriginal) => {
  const original = await importOriginal<{ sponsor: Sponsor }>();
  return { ...original, sponsor: { ...original.sponsor, name } };
});

it('a sponsor may have any name', () => {
  const page = { ...notFoundRoute.handle, canonical: '/' };
  const html = publicDocument({
    page,
    body: '',
    css: '',
    assets,
    site: sponsor.siteDefaults,
    publicUrl: '',
    listed: true,
  });
  const read = new DOMParser().parseFromString(html, 'text/html');
  const data = JSON.parse(read.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  expect(data).toMatchObject({ '@type': 'Organization', name });
  expect(read.querySelector('meta[property="og:site_name"]')?.getAttribute('content')).toBe(name);
  expect(read.title).toMatch(new RegExp(`${name}$`));
  expect(read.querySelector('link[rel=alternate]')?.getAttribute('title')).toMatch(new RegExp(`${name}$`));
});
