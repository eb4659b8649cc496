import { articles, type FeaturedImage } from '@sponsor/content/articles';
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
  description: 'For staff of the sponsor.',
} satisfies Partial<Route>;

const formIds: readonly FormId[] = ['contact', 'sign-up', 'webinar-reg-a', 'webinar-reg-d', 'deck'];

/** Old addresses keep showing the home page (spec §2). */
const homeAddresses = ['/', '/portfolio', '/investments/opportunity-fund', '/investments/spark-fund'];

/** The card of an article shows the drawing that stands for it in the list. */
const cardOf: Record<FeaturedImage, CardName> = {
  ageStair: 'stair',
  countyDensity: 'counties',
  // From above the row would weigh more than a card may.
  flexAxonometric: 'flex',
  flexBayPlan: 'bays',
  porchDetail: 'porch',
  storageElevation: 'storage',
};

const chooserAddresses = ['/investment-selection', '/investments'];

export const routes: readonly Route[] = [
  ...homeAddresses.map(
    (path): Route => ({
      ...ordinary,
      path,
      source: 'src/pages/home.tsx',
      load: () => import('./pages/home.tsx'),
      title: 'Real estate for monthly income and stronger communities',
      description:
        'Senior living, apartments, industrial and self-storage, developed in Indiana and Ohio with its investors.',
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
      description: `${sparkFundOne.name} is open to all investors, the ${opportunityFund.name} to accredited investors only: the terms of both, side by side.`,
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
    description: 'Who owns the sponsor and who manages it, what they have built, and how the fund invests.',
    canonical: '/about',
  },
  {
    ...ordinary,
    path: '/invest',
    source: 'src/pages/invest.tsx',
    load: () => import('./pages/invest.tsx'),
    title: `Invest in ${sparkFundOne.name}`,
    description: `${sparkFundOne.name}, a ${sparkFundOne.offering} fund open to all investors: what it builds, its terms and its risks.`,
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
    description: 'What flex industrial is, how the first project went, which come next, and what may go wrong.',
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
    description: 'What flex industrial is, how the first project went, which come next, and what may go wrong.',
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
    description: `What you need before you invest in ${sparkFundOne.name}, and where it is done.`,
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
    description:
      'Affordable assisted living for seniors 65 and older: its apartments, services and activities, as an example of what the funds set out to build.',
    canonical: '/portfolio/parkview-residences',
  },
  {
    ...ordinary,
    path: '/contact',
    source: 'src/pages/contact.tsx',
    load: () => import('./pages/contact.tsx'),
    title: 'Contact Us',
    description:
      'Write, call or visit us in Noblesville, Indiana, with a question about a fund, a building or a document.',
    canonical: '/contact',
  },
  {
    ...ordinary,
    path: '/blog',
    source: 'src/pages/blog.tsx',
    load: () => import('./pages/blog.tsx'),
    still: true,
    title: 'Insights',
    description:
      'Articles on the buildings we develop, the towns they stand in, how the funds work and what can go wrong.',
    canonical: '/blog',
    card: 'counties',
    header: { solid: 'always', action: investWithUs },
  },
  ...articles.map(
    (article): Route => ({
      ...ordinary,
      path: `/blog/${article.id}`,
      source: 'src/pages/article.tsx',
      load: () => loadArticle(article),
      still: true,
      title: article.title,
      description: article.excerpt,
      canonical: `/blog/${article.id}`,
      card: cardOf[article.featuredImage],
      header: { solid: 'always', action: investWithUs },
    }),
  ),
  {
    ...ordinary,
    path: '/webinar',
    source: 'src/pages/webinar.tsx',
    load: () => import('./pages/webinar.tsx'),
    title: `${sparkFundOne.name} webinar, on demand`,
    description: `How ${sparkFundOne.name} works: what it may build, the order of payment, fees and risks. On demand, open to all investors.`,
    canonical: '/webinar',
    card: 'apartments',
  },
  {
    ...ordinary,
    path: '/webinar-access',
    source: 'src/pages/webinar-access.tsx',
    load: () => import('./pages/webinar-access.tsx'),
    title: `Watch the ${sparkFundOne.name} webinar`,
    description: `The recording of the ${sparkFundOne.name} webinar.`,
  },
  {
    ...ordinary,
    path: '/regd',
    source: 'src/pages/regd.tsx',
    load: () => import('./pages/regd.tsx'),
    title: `${opportunityFund.name} for accredited investors`,
    description: `The ${opportunityFund.name}, a private placement under ${opportunityFund.offering}, for accredited investors only: its terms, its risks and the people behind it.`,
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
    description: `For accredited investors only: the ${opportunityFund.name}, its terms and its risks, and where an investment in it is made.`,
    canonical: '/regd-invest',
    card: 'storage',
    header: { solid: 'on-scroll', action: investInRegulationD },
  },
  {
    ...ordinary,
    path: '/regd-webinar',
    source: 'src/pages/regd-webinar.tsx',
    load: () => import('./pages/regd-webinar.tsx'),
    title: `${opportunityFund.name} webinar for accredited investors`,
    description: `How the ${opportunityFund.name} works: what it may build, the order of payment, fees and risks. On demand, for accredited investors.`,
    canonical: '/regd-webinar',
    card: 'storage',
  },
  {
    ...ordinary,
    path: '/regd-webinar-access',
    source: 'src/pages/regd-webinar-access.tsx',
    load: () => import('./pages/regd-webinar-access.tsx'),
    title: `Watch the ${opportunityFund.name} webinar`,
    description: `The recording of the ${opportunityFund.name} webinar.`,
  },
  {
    ...ordinary,
    path: '/deck-download',
    source: 'src/pages/deck-download.tsx',
    load: () => import('./pages/deck-download.tsx'),
    title: `${sparkFundOne.name} investor deck`,
    description: `Ask for the deck of ${sparkFundOne.name}: what we build, its terms with their notes, how rent is shared out, and the risks.`,
    canonical: '/deck-download',
  },
  {
    ...ordinary,
    path: '/terms',
    source: 'src/pages/terms.tsx',
    load: () => import('./pages/terms.tsx'),
    still: true,
    title: 'Terms of service',
    description: 'The terms on which this site may be used.',
    canonical: '/terms',
  },
  {
    ...ordinary,
    path: '/privacy',
    source: 'src/pages/privacy.tsx',
    load: () => import('./pages/privacy.tsx'),
    still: true,
    title: 'Privacy policy',
    description: 'What this site keeps of what you send, why, and for how long.',
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
      description: 'Your form has arrived.',
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
  description: 'There is no page at this address.',
};
