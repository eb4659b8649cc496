import { articles } from '@sponsor/content/articles';
import {
  investInRegulationA,
  investInRegulationD,
  investWithUs,
  regulationAAnchors,
} from '@sponsor/content/navigation';
import { pages } from '@sponsor/content/pages';
import { type CardName, type FeaturedImage, forms, type PageWords, type SiteFacts } from '@sponsor/domain';
import type { LazyRouteFunction, NonIndexRouteObject, RouteObject } from 'react-router-dom';
import type { PageHandle } from './page-handle.ts';

/** One row of the route table: an address, the page that answers it, and what surrounds that page. */
export interface PageRoute extends NonIndexRouteObject {
  path: string;
  handle: PageHandle;
}

/** The row of a page that says nothing else of itself. */
function route(
  path: string,
  source: PageHandle['source'],
  lazy: LazyRouteFunction<RouteObject>,
  { otherPaths: _rowsOfTheirOwn, words, shows = [], ...said }: PageWords & { words?: object },
  rules?: Partial<PageHandle>,
): PageRoute {
  const handle: PageHandle = {
    ...said,
    shown: [words, ...shows],
    source,
    canonical: path,
    kind: 'page',
    status: 200,
    header: { solid: 'on-scroll', action: investWithUs },
    footer: 'holding-company',
    vendors: [],
    ...rules,
  };
  return { path, lazy, handle };
}

/** The rows of a page: its own address, and others at which it is shown. None where the sponsor has no such page. */
function page(
  path: string,
  source: PageHandle['source'],
  lazy: LazyRouteFunction<RouteObject>,
  words: (PageWords & { words?: object }) | undefined,
  rules?: Partial<PageHandle>,
): PageRoute[] {
  if (!words) return [];
  const row = route(path, source, lazy, words, rules);
  return [row, ...(words.otherPaths ?? []).map((other) => ({ ...row, path: other }))];
}

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

/** The forms of the pages that the sponsor has. */
export const siteForms = forms.filter(({ page: of }) => of(pages)).map(({ id }) => id);

/** What visitors are shown. Each page is a document, which the browser navigates to. */
export const publicRoutes: readonly PageRoute[] = [
  page('/', 'src/pages/home/home.tsx', () => import('./pages/home/home.tsx'), pages.home),
  page(
    '/investment-selection',
    'src/pages/investment-selection.tsx',
    () => import('./pages/investment-selection.tsx'),
    pages.chooser,
    { header: { solid: 'always' } },
  ),
  page('/about', 'src/pages/about.tsx', () => import('./pages/about.tsx'), pages.about),
  page('/projects', 'src/pages/projects.tsx', () => import('./pages/projects.tsx'), pages.projects),
  page('/invest', 'src/pages/invest/invest.tsx', () => import('./pages/invest/invest.tsx'), pages.regulationA, {
    vendors: ['voiceAssistant'],
    header: { solid: 'always', anchors: regulationAAnchors, action: investInRegulationA },
    footer: 'fund',
    illustrated: true,
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
    vendors: ['investingPlatform'],
    header: { solid: 'on-scroll', action: investInRegulationA },
  }),
  page(
    '/invest/your-money',
    'src/pages/your-money.tsx',
    async () => ({ Component: (await import('./pages/your-money.tsx')).yourMoneyPage('regulation-a') }),
    pages.yourMoney,
    { header: { solid: 'on-scroll', action: investInRegulationA } },
  ),
  page(
    '/regd/your-money',
    'src/pages/your-money.tsx',
    async () => ({ Component: (await import('./pages/your-money.tsx')).yourMoneyPage('regulation-d') }),
    pages.regulationD?.yourMoney,
    { header: { solid: 'on-scroll', action: investInRegulationD } },
  ),
  pages.community
    ? page(pages.community.path, 'src/pages/community.tsx', () => import('./pages/community.tsx'), pages.community)
    : [],
  page('/contact', 'src/pages/contact/contact.tsx', () => import('./pages/contact/contact.tsx'), pages.contact),
  page('/blog', 'src/pages/blog.tsx', () => import('./pages/blog.tsx'), pages.blog, {
    header: { solid: 'always', action: investWithUs },
  }),
  ...articles.map((article) =>
    page(
      `/blog/${article.id}`,
      'src/pages/article/article.tsx',
      async () => ({ Component: (await import('./pages/article/article.tsx')).articlePage(article.id) }),
      {
        title: article.title,
        description: article.excerpt,
        card: articleCards[article.featuredImage],
        words: article,
      },
      { header: { solid: 'always', action: investWithUs }, article },
    ),
  ),
  page(
    '/webinar',
    'src/pages/webinar/webinar.tsx',
    async () => ({ Component: (await import('./pages/webinar/webinar.tsx')).webinarPage('regulation-a') }),
    pages.webinar,
  ),
  page(
    '/webinar-access',
    'src/pages/webinar/webinar-access.tsx',
    async () => ({ Component: (await import('./pages/webinar/webinar-access.tsx')).webinarAccessPage('regulation-a') }),
    pages.webinarAccess,
    { canonical: undefined, vendors: ['hostedPlayer'] },
  ),
  page('/regd', 'src/pages/regd.tsx', () => import('./pages/regd.tsx'), pages.regulationD?.offering, {
    header: { solid: 'on-scroll', surface: 'inverse', action: investInRegulationD },
  }),
  page(
    '/regd-invest',
    'src/pages/regd-invest/regd-invest.tsx',
    () => import('./pages/regd-invest/regd-invest.tsx'),
    pages.regulationD?.invest,
    { vendors: ['investingPlatform', 'trackingPixel'], header: { solid: 'on-scroll', action: investInRegulationD } },
  ),
  page('/ppm', 'src/pages/ppm.tsx', () => import('./pages/ppm.tsx'), pages.regulationD?.memorandum, {
    header: { solid: 'always', action: investInRegulationD },
  }),
  page(
    '/regd-webinar',
    'src/pages/webinar/webinar.tsx',
    async () => ({ Component: (await import('./pages/webinar/webinar.tsx')).webinarPage('regulation-d') }),
    pages.regulationD?.webinar,
  ),
  page(
    '/regd-webinar-access',
    'src/pages/webinar/webinar-access.tsx',
    async () => ({ Component: (await import('./pages/webinar/webinar-access.tsx')).webinarAccessPage('regulation-d') }),
    pages.regulationD?.webinarAccess,
    { canonical: undefined, vendors: ['hostedPlayer'] },
  ),
  page(
    '/deck-download',
    'src/pages/deck-download/deck-download.tsx',
    () => import('./pages/deck-download/deck-download.tsx'),
    pages.deck,
  ),
  page('/disclosures', 'src/pages/disclosures.tsx', () => import('./pages/disclosures.tsx'), pages.disclosures),
  page('/what-we-said', 'src/pages/what-we-said.tsx', () => import('./pages/what-we-said.tsx'), pages.whatWeSaid),
  page('/glossary', 'src/pages/glossary.tsx', () => import('./pages/glossary.tsx'), pages.glossary),
  page('/terms', 'src/pages/terms.tsx', () => import('./pages/terms.tsx'), pages.terms),
  page('/privacy', 'src/pages/privacy.tsx', () => import('./pages/privacy.tsx'), pages.privacy),
  page(
    '/privacy-choices',
    'src/pages/privacy-choices/privacy-choices.tsx',
    () => import('./pages/privacy-choices/privacy-choices.tsx'),
    pages.privacyChoices,
    { canonical: undefined },
  ),
  ...siteForms.map((formId) =>
    page(
      `/received/${formId}`,
      'src/pages/received.tsx',
      async () => ({ Component: (await import('./pages/received.tsx')).receivedPage(formId) }),
      pages.received,
      { kind: 'outcome', canonical: undefined },
    ),
  ),
].flat();

/** The pages that show what staff put in the place of drawings. */
export const illustratedPaths = publicRoutes.filter(({ handle }) => handle.illustrated).map(({ path }) => path);

/** Names of acts that are counted besides pages. The server takes no other label: strangers would fill the count with theirs. */
export const countedEvents = {
  assistant: ['started'],
  'call-to-action': publicRoutes.map(({ path }) => path).filter((path) => /^\/reg.*-invest$/.test(path)),
} satisfies SiteFacts['events'];

/** Answers every address that no other route does. */
export const notFoundRoute = route(
  '/404',
  'src/pages/not-found.tsx',
  () => import('./pages/not-found.tsx'),
  pages.notFound,
  { status: 404, canonical: undefined },
);
