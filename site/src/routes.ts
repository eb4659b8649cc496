import { type ArticleId, articleTitles } from '@sponsor/content/article-titles';
import { opportunityFund, sparkFundOne } from '@sponsor/content/funds';
import { investAnchors, investInRegulationA, investInRegulationD, investWithUs } from '@sponsor/content/navigation';
import type { FormId } from '@sponsor/domain';
import { loadArticle } from './articles.ts';
import type { CardName, Route } from './route.ts';

const ordinary = {
  kind: 'page',
  status: 200,
  header: { solid: 'on-scroll', action: investWithUs },
  footer: 'holding-company',
} satisfies Partial<Route>;

const staff = {
  ...ordinary,
  kind: 'staff',
} satisfies Partial<Route>;

const formIds: readonly FormId[] = ['contact', 'sign-up', 'webinar-reg-a', 'webinar-reg-d', 'deck'];

/** Old addresses keep showing the home page (spec §2). */
const homeAddresses = ['/', '/portfolio', '/investments/opportunity-fund', '/investments/spark-fund'];

/** Newest first, each with the drawing that stands for it in the list. */
const articleCards: readonly (readonly [ArticleId, CardName])[] = [
  ['real-estate-gap-americas-heartland', 'counties'],
  ['how-spark-fund-one-brings-real-estate-investing-closer-to-home', 'storage'],
  // From above the row would weigh more than a card may.
  ['rise-of-local-industrial', 'flex'],
  ['demographic-trends-driving-demand', 'stair'],
  ['senior-housing-urgent-need', 'porch'],
  ['flex-industrial-backbone', 'bays'],
];

const chooserAddresses = ['/investment-selection', '/investments'];

export const routes: readonly Route[] = [
  ...homeAddresses.map(
    (path): Route => ({
      ...ordinary,
      path,
      source: 'src/pages/home.tsx',
      load: () => import('./pages/home.tsx'),
      title: 'Real estate for monthly income and stronger communities',
      canonical: '/',
    }),
  ),
  ...chooserAddresses.map(
    (path): Route => ({
      ...ordinary,
      path,
      source: 'src/pages/investment-selection.tsx',
      load: () => import('./pages/investment-selection.tsx'),
      still: true,
      title: 'Choose Your Investment Path',
      canonical: '/investment-selection',
      card: 'site',
      header: { solid: 'always' },
    }),
  ),
  {
    ...ordinary,
    path: '/about',
    source: 'src/pages/about.tsx',
    load: () => import('./pages/about.tsx'),
    title: 'About us',
    canonical: '/about',
  },
  {
    ...ordinary,
    path: '/invest',
    source: 'src/pages/invest.tsx',
    load: () => import('./pages/invest.tsx'),
    title: `Invest in ${sparkFundOne.name}`,
    canonical: '/invest',
    card: 'apartments',
    header: { solid: 'always', anchors: investAnchors, action: investInRegulationA },
    footer: 'fund',
  },
  {
    ...ordinary,
    path: '/flex-industrial',
    source: 'src/pages/flex-industrial.tsx',
    load: () => import('./pages/flex-industrial.tsx'),
    still: true,
    title: 'Flex industrial',
    canonical: '/flex-industrial',
    card: 'flex',
  },
  {
    ...ordinary,
    path: '/flex-industrial-invest',
    source: 'src/pages/flex-industrial-invest.tsx',
    load: () => import('./pages/flex-industrial-invest.tsx'),
    still: true,
    title: 'Invest in flex industrial',
    canonical: '/flex-industrial',
    card: 'flex',
  },
  {
    ...ordinary,
    path: '/rega-invest',
    source: 'src/pages/rega-invest.tsx',
    load: () => import('./pages/rega-invest.tsx'),
    still: true,
    title: `How to invest in ${sparkFundOne.name}`,
    tab: { title: `Invest | ${sparkFundOne.name}`, icon: sparkFundOne.icon },
    canonical: '/rega-invest',
    card: 'storage',
    header: { solid: 'on-scroll', action: investInRegulationA },
  },
  {
    ...ordinary,
    path: '/portfolio/parkview-residences',
    source: 'src/pages/community.tsx',
    load: () => import('./pages/community.tsx'),
    still: true,
    title: 'Parkview Residences, Westlake, Ohio',
    canonical: '/portfolio/parkview-residences',
  },
  {
    ...ordinary,
    path: '/contact',
    source: 'src/pages/contact.tsx',
    load: () => import('./pages/contact.tsx'),
    title: 'Contact Us',
    canonical: '/contact',
  },
  {
    ...ordinary,
    path: '/blog',
    source: 'src/pages/blog.tsx',
    load: () => import('./pages/blog.tsx'),
    still: true,
    title: 'Insights',
    canonical: '/blog',
    card: 'counties',
    header: { solid: 'always', action: investWithUs },
  },
  ...articleCards.map(
    ([id, card]): Route => ({
      ...ordinary,
      path: `/blog/${id}`,
      source: 'src/pages/article.tsx',
      load: () => loadArticle(id),
      still: true,
      title: articleTitles[id],
      canonical: `/blog/${id}`,
      card,
      header: { solid: 'always', action: investWithUs },
    }),
  ),
  {
    ...ordinary,
    path: '/webinar',
    source: 'src/pages/webinar.tsx',
    load: () => import('./pages/webinar.tsx'),
    title: `${sparkFundOne.name} webinar, on demand`,
    canonical: '/webinar',
    card: 'apartments',
  },
  {
    ...ordinary,
    path: '/webinar-access',
    source: 'src/pages/webinar-access.tsx',
    load: () => import('./pages/webinar-access.tsx'),
    title: `Watch the ${sparkFundOne.name} webinar`,
  },
  {
    ...ordinary,
    path: '/regd',
    source: 'src/pages/regd.tsx',
    load: () => import('./pages/regd.tsx'),
    title: `${opportunityFund.name} for accredited investors`,
    canonical: '/regd',
    card: 'apartments',
    header: { solid: 'on-scroll', surface: 'inverse', action: investInRegulationD },
  },
  {
    ...ordinary,
    path: '/regd-invest',
    source: 'src/pages/regd-invest.tsx',
    load: () => import('./pages/regd-invest.tsx'),
    title: `How to invest in the ${opportunityFund.name}`,
    tab: { title: `Invest | ${opportunityFund.name}`, icon: opportunityFund.icon },
    canonical: '/regd-invest',
    card: 'storage',
    header: { solid: 'on-scroll', action: investInRegulationD },
  },
  {
    ...ordinary,
    path: '/ppm',
    source: 'src/pages/ppm.tsx',
    load: () => import('./pages/ppm.tsx'),
    still: true,
    title: `Memorandum of the ${opportunityFund.name}`,
    canonical: '/ppm',
    card: 'apartments',
    header: { solid: 'always', action: investInRegulationD },
  },
  {
    ...ordinary,
    path: '/regd-webinar',
    source: 'src/pages/regd-webinar.tsx',
    load: () => import('./pages/regd-webinar.tsx'),
    title: `${opportunityFund.name} webinar for accredited investors`,
    canonical: '/regd-webinar',
    card: 'storage',
  },
  {
    ...ordinary,
    path: '/regd-webinar-access',
    source: 'src/pages/regd-webinar-access.tsx',
    load: () => import('./pages/regd-webinar-access.tsx'),
    title: `Watch the ${opportunityFund.name} webinar`,
  },
  {
    ...ordinary,
    path: '/deck-download',
    source: 'src/pages/deck-download.tsx',
    load: () => import('./pages/deck-download.tsx'),
    title: `${sparkFundOne.name} investor deck`,
    canonical: '/deck-download',
  },
  {
    ...ordinary,
    path: '/terms',
    source: 'src/pages/terms.tsx',
    load: () => import('./pages/terms.tsx'),
    still: true,
    title: 'Terms of service',
    canonical: '/terms',
  },
  {
    ...ordinary,
    path: '/privacy',
    source: 'src/pages/privacy.tsx',
    load: () => import('./pages/privacy.tsx'),
    still: true,
    title: 'Privacy policy',
    canonical: '/privacy',
  },
  ...formIds.map(
    (formId): Route => ({
      ...ordinary,
      path: `/received/${formId}`,
      source: 'src/pages/received.tsx',
      load: () => import('./pages/received.tsx'),
      still: true,
      kind: 'outcome',
      title: 'Thank you',
    }),
  ),
  {
    ...staff,
    path: '/admin/leads',
    source: 'src/pages/admin-leads.tsx',
    load: () => import('./pages/admin-leads.tsx'),
    title: 'Investment Leads',
  },
  {
    ...staff,
    path: '/setup/:token',
    renderedAs: '/setup',
    source: 'src/pages/set-up.tsx',
    load: () => import('./pages/set-up.tsx'),
    title: 'Create the first administrator',
  },
];

/** Answers every address that no other route does. */
export const notFoundRoute: Route = {
  ...ordinary,
  path: '/404',
  source: 'src/pages/not-found.tsx',
  load: () => import('./pages/not-found.tsx'),
  status: 404,
  title: 'Page not found',
};
