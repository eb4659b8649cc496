import { articles } from '@sponsor/content/articles';
import {
  investInRegulationA,
  investInRegulationD,
  investWithUs,
  regulationAAnchors,
} from '@sponsor/content/navigation';
import { pages } from '@sponsor/content/pages';
import { errorScreen, problem } from '@sponsor/content/system';
import type { FeaturedImage } from '@sponsor/contract';
import { type CardName, forms, type PageWords, type SiteFacts } from '@sponsor/domain';
import { type ComponentType, createElement } from 'react';
import type { PageHandle } from './page-handle.ts';

/** A file of `pages/`. */
interface PageModule {
  Component: ComponentType;
  /** The path of the file below `site`, by which the build finds its styles. `component-sources.ts` adds it on the server. */
  source?: string;
}

type LoadPage = () => Promise<PageModule>;

/** One row of the route table: an address, its page, and the page's layout. */
export interface PageRoute {
  path: string;
  load: LoadPage;
  handle: PageHandle;
}

/** The page of a file that several rows share, with this row's props. */
function withProps<Props extends object>(
  load: () => Promise<{ Component: ComponentType<Props>; source?: string }>,
  props: Props,
): LoadPage {
  return async () => {
    const { Component, ...module } = await load();
    return { ...module, Component: () => createElement(Component, props) };
  };
}

/** The row of a page without special properties. */
function route(
  path: string,
  load: LoadPage,
  { otherPaths: _rowsOfTheirOwn, words, shows = [], ...said }: PageWords & { words?: object },
  rules?: Partial<PageHandle>,
): PageRoute {
  const handle: PageHandle = {
    ...said,
    shown: [words, ...shows],
    canonical: path,
    kind: 'page',
    status: 200,
    header: { solid: 'on-scroll', action: investWithUs },
    footer: 'holding-company',
    vendors: [],
    ...rules,
  };
  return { path, load, handle };
}

/** The rows of a page: its own address, and its aliases. None if the sponsor does not have the page. */
function page(
  path: string,
  load: LoadPage,
  words: (PageWords & { words?: object }) | undefined,
  rules?: Partial<PageHandle>,
): PageRoute[] {
  if (!words) return [];
  const row = route(path, load, words, rules);
  return [row, ...(words.otherPaths ?? []).map((other) => ({ ...row, path: other }))];
}

/** The drawing of each article in link previews. */
const articleCards: Record<FeaturedImage, CardName> = {
  countyDensity: 'counties',
  storageElevation: 'storage',
  // The row from above would make the card too large.
  flexAxonometric: 'flex',
  ageStair: 'stair',
  porchDetail: 'porch',
  flexBayPlan: 'bays',
};

/** The forms of the sponsor's pages. */
export const siteForms = forms.filter(({ page: of }) => of(pages)).map(({ id }) => id);

/** The public pages. Each is a document, which the browser navigates to. */
export const publicRoutes: readonly PageRoute[] = [
  page('/', () => import('./pages/home/home.tsx'), pages.home),
  page('/investment-selection', () => import('./pages/investment-selection.tsx'), pages.chooser, {
    header: { solid: 'always' },
  }),
  page('/about', () => import('./pages/about.tsx'), pages.about),
  page('/projects', () => import('./pages/projects.tsx'), pages.projects),
  page('/invest', () => import('./pages/invest/invest.tsx'), pages.regulationA, {
    vendors: ['voiceAssistant'],
    header: { solid: 'always', anchors: regulationAAnchors, action: investInRegulationA },
    footer: 'fund',
    illustrated: true,
  }),
  page('/flex-industrial', () => import('./pages/flex-industrial.tsx'), pages.flexIndustrial),
  page('/flex-industrial-invest', () => import('./pages/flex-industrial-invest.tsx'), pages.flexIndustrialInvest, {
    canonical: '/flex-industrial',
  }),
  page('/rega-invest', () => import('./pages/rega-invest.tsx'), pages.regulationAInvest, {
    vendors: ['investingPlatform'],
    header: { solid: 'on-scroll', action: investInRegulationA },
  }),
  page(
    '/invest/your-money',
    withProps(() => import('./pages/your-money.tsx'), { fund: 'regulation-a' }),
    pages.yourMoney,
    { header: { solid: 'on-scroll', action: investInRegulationA } },
  ),
  page(
    '/regd/your-money',
    withProps(() => import('./pages/your-money.tsx'), { fund: 'regulation-d' }),
    pages.regulationD?.yourMoney,
    { header: { solid: 'on-scroll', action: investInRegulationD } },
  ),
  pages.community ? page(pages.community.path, () => import('./pages/community.tsx'), pages.community) : [],
  page('/contact', () => import('./pages/contact/contact.tsx'), pages.contact),
  page('/blog', () => import('./pages/blog.tsx'), pages.blog, {
    header: { solid: 'always', action: investWithUs },
  }),
  ...articles.map((article) =>
    page(
      `/blog/${article.id}`,
      withProps(() => import('./pages/article/article.tsx'), { article }),
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
    withProps(() => import('./pages/webinar/webinar.tsx'), { fund: 'regulation-a' }),
    pages.webinar,
  ),
  page(
    '/webinar-access',
    withProps(() => import('./pages/webinar/webinar-access.tsx'), { fund: 'regulation-a' }),
    pages.webinarAccess,
    { canonical: undefined, vendors: ['hostedPlayer'] },
  ),
  page('/regd', () => import('./pages/regd.tsx'), pages.regulationD?.offering, {
    header: { solid: 'on-scroll', surface: 'inverse', action: investInRegulationD },
  }),
  page('/regd-invest', () => import('./pages/regd-invest/regd-invest.tsx'), pages.regulationD?.invest, {
    vendors: ['investingPlatform', 'trackingPixel'],
    header: { solid: 'on-scroll', action: investInRegulationD },
  }),
  page('/ppm', () => import('./pages/ppm.tsx'), pages.regulationD?.memorandum, {
    header: { solid: 'always', action: investInRegulationD },
  }),
  page(
    '/regd-webinar',
    withProps(() => import('./pages/webinar/webinar.tsx'), { fund: 'regulation-d' }),
    pages.regulationD?.webinar,
  ),
  page(
    '/regd-webinar-access',
    withProps(() => import('./pages/webinar/webinar-access.tsx'), { fund: 'regulation-d' }),
    pages.regulationD?.webinarAccess,
    { canonical: undefined, vendors: ['hostedPlayer'] },
  ),
  page('/deck-download', () => import('./pages/deck-download/deck-download.tsx'), pages.deck),
  page('/disclosures', () => import('./pages/disclosures.tsx'), pages.disclosures),
  page('/what-we-said', () => import('./pages/what-we-said.tsx'), pages.whatWeSaid),
  page('/glossary', () => import('./pages/glossary.tsx'), pages.glossary),
  page('/terms', () => import('./pages/terms.tsx'), pages.terms),
  page('/privacy', () => import('./pages/privacy.tsx'), pages.privacy),
  page('/privacy-choices', () => import('./pages/privacy-choices/privacy-choices.tsx'), pages.privacyChoices, {
    canonical: undefined,
  }),
  ...siteForms.map((formId) =>
    page(
      `/received/${formId}`,
      withProps(() => import('./pages/received.tsx'), { formId }),
      pages.received,
      { kind: 'outcome', canonical: undefined },
    ),
  ),
].flat();

/** The pages with pictures that staff can put in place of drawings. */
export const illustratedPaths = publicRoutes.filter(({ handle }) => handle.illustrated).map(({ path }) => path);

/**
 * The counted actions besides page views. The server accepts no other label, because strangers could otherwise fill the
 * count.
 */
export const countedEvents = {
  assistant: ['started'],
  'call-to-action': publicRoutes.map(({ path }) => path).filter((path) => /^\/reg.*-invest$/.test(path)),
} satisfies SiteFacts['events'];

/** The page for every address without a route. */
export const notFoundRoute = route('/404', () => import('./pages/not-found.tsx'), pages.notFound, {
  status: 404,
  canonical: undefined,
});

/** Pages that the server shows instead of another page, with its status. */
export const errorRoutes: readonly PageRoute[] = [
  notFoundRoute,
  route(
    '/500',
    () => import('./pages/failure.tsx'),
    { title: errorScreen.heading, description: errorScreen.text },
    { kind: 'outcome', status: 500, canonical: undefined },
  ),
  route(
    '/problem',
    () => import('./pages/problem.tsx'),
    { title: problem.heading, description: problem.advice },
    { kind: 'outcome', status: 400, canonical: undefined },
  ),
];
