import { errorScreen, notFound, problem } from '@sponsor/content/system';
import type { RenderedPage } from '@sponsor/domain';
import { expect, it } from 'vitest';
import { assets } from './document/assets.fixtures.ts';
import { createSiteBundle } from './site-bundle.tsx';

it.each([
  ['/404', 404, notFound.heading],
  ['/500', 500, errorScreen.heading],
  ['/problem', 400, problem.heading],
])('[address-5, address-10] %s has status %i and is headed “%s”', async (path, status, heading) => {
  const pages: RenderedPage[] = [];
  const input = { site: {}, publicUrl: 'https://site.test', year: 2026, sectionImages: {} };
  for await (const page of createSiteBundle(assets, false).renderPages(input, [path])) pages.push(page);
  expect(pages.map((page) => [page.path, page.status, /<h1[^>]*>([^<]*)/.exec(page.html)?.[1]])).toEqual([
    [path, status, heading],
  ]);
});
