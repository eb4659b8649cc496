import { articles, type FeaturedImage } from '@sponsor/content/articles';
import {
  investInRegulationA,
  investInRegulationD,
  investWithUs,
  regulationAAnchors,
} from '@sponsor/content/navigation';
import { pages } from '@sponsor/content/pages';
import { type CardName, formIds, type PageWords } from '@sponsor/domain';
import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

/** One row of the route table: an address, the page that answers it, and what surrounds that page. */
export interface PageRoute extends NonIndexRouteObject {
  path: string;
  handle: PageHandle;
}

/** The rules of a page that says nothing else of itself. */
function page(
  path: string,
  source: PageHandle['source'],
  lazy: LazyRouteFunction<RouteObject>,
  words: PageWords,
  rules?: Partial<PageHandle>,
): PageRoute {
  const handle: PageHandle = {
    ...words,
    source,
    canonical: path,
    kind: 'page',
    status: 200,
    header: { solid: 'on-scroll', action: investWithUs },
    footer: 'holding-company',
    ...rules,
  };
  return { path, lazy, handle };
}

/** Old addresses keep showing the home page (spec §2). */
const homeAddresses = ['/', '/portfolio', '/investments/opportunity-fund', '/investments/spark-fund'];

const chooserAddresses = ['/investment-selection', '/investments'];

/** The drawing that stands for each article where a link to it is previewed. */
const articleCards: Record<FeaturedImage, CardName> = {
  countyDensity: 'counties',
  storageElevation: 'storage',
  // From above the row would weigh more than a card may.
  flexAxonometric: 'flex',
  ageStair: 'stair',
  porchDetail: 'porch',
  flexBayPlan: 'bays',
};

/** What visitors are shown. Each page is a document, which the browser navigates to. */
export const publicRoutes: readonly PageRoute[] = [
  ...homeAddresses.map((path) =>
    page(path, 'src/pages/home/home.tsx', () => import('./pages/home/home.tsx'), pages.home, { canonical: '/' }),
  ),
  ...chooserAddresses.map((path) =>
    page(path, 'src/pages/investment-selection.tsx', () => import('./pages/investment-selection.tsx'), pages.chooser, {
      canonical: '/investment-selection',
      header: { solid: 'always' },
    }),
  ),
  page('/about', 'src/pages/about.tsx', () => import('./pages/about.tsx'), pages.about),
  page('/invest', 'src/pages/invest/invest.tsx', () => import('./pages/invest/invest.tsx'), pages.regulationA, {
    header: { solid: 'always', anchors: regulationAAnchors, action: investInRegulationA },
    footer: 'fund',
  }),
  page(
    '/flex-industrial',
    'src/pages/flex-industrial.tsx',
    () => import('./pages/flex-industrial.tsx'),
    pages.flexIndustrial,
  ),
  page(
    '/flex-industrial-invest',
    'src/pages/flex-industrial-invest.tsx',
    () => import('./pages/flex-industrial-invest.tsx'),
    pages.flexIndustrialInvest,
    { canonical: '/flex-industrial' },
  ),
  page('/rega-invest', 'src/pages/rega-invest.tsx', () => import('./pages/rega-invest.tsx'), pages.regulationAInvest, {
    header: { solid: 'on-scroll', action: investInRegulationA },
  }),
  page(
    '/portfolio/parkview-residences',
    'src/pages/community.tsx',
    () => import('./pages/community.tsx'),
    pages.community,
  ),
  page('/contact', 'src/pages/contact/contact.tsx', () => import('./pages/contact/contact.tsx'), pages.contact),
  page('/blog', 'src/pages/blog.tsx', () => import('./pages/blog.tsx'), pages.blog, {
    header: { solid: 'always', action: investWithUs },
  }),
  ...articles.map(({ id, title, excerpt, featuredImage }) =>
    page(
      `/blog/${id}`,
      'src/pages/article/article.tsx',
      async () => ({ Component: (await import('./pages/article/article.tsx')).articlePage(id) }),
      { title, description: excerpt, card: articleCards[featuredImage] },
      { header: { solid: 'always', action: investWithUs } },
    ),
  ),
  page('/webinar', 'src/pages/webinar/webinar.tsx', () => import('./pages/webinar/webinar.tsx'), pages.webinar),
  page(
    '/webinar-access',
    'src/pages/webinar/webinar-access.tsx',
    () => import('./pages/webinar/webinar-access.tsx'),
    pages.webinarAccess,
    { canonical: undefined },
  ),
  page('/regd', 'src/pages/regd.tsx', () => import('./pages/regd.tsx'), pages.regulationD, {
    header: { solid: 'on-scroll', surface: 'inverse', action: investInRegulationD },
  }),
  page(
    '/regd-invest',
    'src/pages/regd-invest/regd-invest.tsx',
    () => import('./pages/regd-invest/regd-invest.tsx'),
    pages.regulationDInvest,
    {
      header: { solid: 'on-scroll', action: investInRegulationD },
    },
  ),
  page('/ppm', 'src/pages/ppm.tsx', () => import('./pages/ppm.tsx'), pages.memorandum, {
    header: { solid: 'always', action: investInRegulationD },
  }),
  page(
    '/regd-webinar',
    'src/pages/webinar/regd-webinar.tsx',
    () => import('./pages/webinar/regd-webinar.tsx'),
    pages.regulationDWebinar,
  ),
  page(
    '/regd-webinar-access',
    'src/pages/webinar/regd-webinar-access.tsx',
    () => import('./pages/webinar/regd-webinar-access.tsx'),
    pages.regulationDWebinarAccess,
    { canonical: undefined },
  ),
  page(
    '/deck-download',
    'src/pages/deck-download/deck-download.tsx',
    () => import('./pages/deck-download/deck-download.tsx'),
    pages.deck,
  ),
  page('/terms', 'src/pages/terms.tsx', () => import('./pages/terms.tsx'), pages.terms),
  page('/privacy', 'src/pages/privacy.tsx', () => import('./pages/privacy.tsx'), pages.privacy),
  ...formIds.map((formId) =>
    page(
      `/received/${formId}`,
      'src/pages/received.tsx',
      async () => ({ Component: (await import('./pages/received.tsx')).receivedPage(formId) }),
      pages.received,
      { kind: 'outcome', canonical: undefined },
    ),
  ),
];

/** Answers every address that no other route does. */
export const notFoundRoute = page(
  '/404',
  'src/pages/not-found.tsx',
  () => import('./pages/not-found.tsx'),
  pages.notFound,
  { status: 404, canonical: undefined },
);
