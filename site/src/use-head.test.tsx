import { type RenderInput, siteConfigSchema } from '@sponsor/domain';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RenderContext } from './render-context.ts';
import type { Route } from './route.ts';
import { notFoundRoute, routes } from './routes.ts';
import { useHead } from './use-head.ts';

const input: RenderInput = { site: siteConfigSchema.parse({}), publicUrl: 'https://site.test', year: 2026 };

function Head({ route }: { route: Route }) {
  useHead(route);
  return null;
}

const page = (path: string) => {
  const route = routes.find((candidate) => candidate.path === path) ?? notFoundRoute;
  return (
    <RenderContext value={input}>
      <Head route={route} />
    </RenderContext>
  );
};

const hrefs = (relation: string) =>
  [...document.head.querySelectorAll(`link[rel="${relation}"]`)].map((link) => link.getAttribute('href'));

const tab = () => ({ title: document.title, icons: hrefs('icon'), touchIcons: hrefs('apple-touch-icon') });

const ofFund = {
  title: 'Invest | Spark Fund One',
  icons: ['/fund-spark-one.svg'],
  touchIcons: ['/fund-spark-one.png'],
};
const ofSponsor = (title: string) => ({
  title: `${title} | Limestone & Main`,
  icons: ['/favicon.svg'],
  touchIcons: ['/apple-touch-icon.png'],
});

/** As the server wrote it for the first page of a visit. */
const served = ({ title, icons: [icon], touchIcons: [touchIcon] }: ReturnType<typeof tab>) => {
  document.title = title;
  document.head.innerHTML = `<link rel="icon" href="${icon}"><link rel="apple-touch-icon" href="${touchIcon}">`;
};

beforeEach(() => document.head.replaceChildren());
afterEach(cleanup);

it('shows the title and the icon of the fund only while its page is open', async () => {
  served(ofSponsor('Terms of service'));
  const { rerender } = render(page('/terms'));
  expect(tab()).toEqual(ofSponsor('Terms of service'));
  rerender(page('/rega-invest'));
  expect(document.title).toBe(ofFund.title);
  await waitFor(() => expect(tab()).toEqual(ofFund));
  rerender(page('/terms'));
  await waitFor(() => expect(tab()).toEqual(ofSponsor('Terms of service')));
});

it('gives the sponsor’s back after a visit that began at the fund, whose document came with the fund’s', async () => {
  served(ofFund);
  const { rerender } = render(page('/rega-invest'));
  rerender(page('/privacy'));
  await waitFor(() => expect(tab()).toEqual(ofSponsor('Privacy policy')));
});

it('ends with the icon of the last page however fast they follow', async () => {
  served(ofFund);
  const { rerender } = render(page('/rega-invest'));
  for (const path of ['/terms', '/rega-invest', '/privacy', '/terms', '/rega-invest']) rerender(page(path));
  await waitFor(() => expect(tab()).toEqual(ofFund));
  rerender(page('/terms'));
  rerender(page('/rega-invest'));
  rerender(page('/privacy'));
  await waitFor(() => expect(tab()).toEqual(ofSponsor('Privacy policy')));
});
