import type { ClaimPage } from '@sponsor/domain';
import { about } from './about.ts';
import { articles } from './articles.ts';
import { regulationACalculator, regulationDCalculator } from './calculator.ts';
import { chooser } from './chooser.ts';
import { community } from './community.ts';
import { communityImpact } from './community-impact.ts';
import { deckPages } from './deck-pages.ts';
import { flex } from './flex.ts';
import { home, homeHero } from './home.ts';
import { memorandum } from './memorandum.ts';
import { pipeline, regulationAOpportunity, regulationDOpportunity } from './opportunity.ts';
import { leadership, management } from './people.ts';
import { problemSolution } from './problem-solution.ts';
import { regulationAProcess, regulationDProcess } from './process.ts';
import { projects } from './projects.ts';
import { regulationA } from './regulation-a.ts';
import { regulationAInvest } from './regulation-a-invest.ts';
import { regulationAWebinarCall } from './regulation-a-webinar-call.ts';
import { regulationD } from './regulation-d.ts';
import { regulationDInvest } from './regulation-d-invest.ts';
import { regulationARisks, regulationDRisks } from './risks.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';
import { webinars } from './webinar.ts';
import { webinarAmounts } from './webinar-form.ts';
import { whyInvest } from './why-invest.ts';
import { regulationAMoney, regulationDMoney } from './your-money.ts';

/** Every page that claims something, and all the data of its words. A test of the site draws the pages and compares. */
export const claimPages: readonly ClaimPage[] = [
  { page: { label: 'Home', href: '/' }, shown: [homeHero, home] },
  { page: { label: 'About Us', href: '/about' }, shown: [about, management] },
  { page: { label: 'Project ledger', href: '/projects' }, shown: projects },
  { page: { label: 'The two funds', href: '/investment-selection' }, shown: chooser },
  {
    page: { label: regulationAFund.name, href: '/invest' },
    shown: [
      regulationA,
      problemSolution,
      whyInvest,
      regulationARisks,
      regulationAOpportunity,
      pipeline,
      regulationAProcess,
      regulationACalculator,
      leadership,
      regulationAWebinarCall,
    ],
  },
  { page: { label: `Your money in ${regulationAFund.name}`, href: '/invest/your-money' }, shown: regulationAMoney },
  { page: { label: `How to invest in ${regulationAFund.name}`, href: '/rega-invest' }, shown: regulationAInvest },
  { page: { label: 'Webinar', href: '/webinar' }, shown: webinars['regulation-a'] },
  {
    page: { label: regulationDFund.name, href: '/regd' },
    shown: [
      regulationD,
      regulationDOpportunity,
      regulationDRisks,
      pipeline,
      communityImpact,
      leadership,
      regulationDProcess,
      regulationDCalculator,
    ],
  },
  { page: { label: `Your money in the ${regulationDFund.name}`, href: '/regd/your-money' }, shown: regulationDMoney },
  {
    page: { label: `How to invest in the ${regulationDFund.name}`, href: '/regd-invest' },
    shown: [
      regulationDInvest,
      regulationDOpportunity,
      leadership,
      regulationDProcess,
      regulationDCalculator,
      regulationD.closing,
    ],
  },
  { page: { label: 'PPM', href: '/ppm' }, shown: memorandum },
  {
    page: { label: 'Webinar for accredited investors', href: '/regd-webinar' },
    shown: [webinars['regulation-d'], webinarAmounts],
  },
  { page: { label: 'Flex industrial', href: '/flex-industrial' }, shown: flex },
  { page: { label: 'Parkview Residences', href: '/portfolio/parkview-residences' }, shown: community },
  { page: { label: 'Investor deck', href: '/deck-download' }, shown: deckPages },
  ...articles.map((article) => ({
    page: { label: `“${article.title}”`, href: `/blog/${article.id}` },
    shown: article,
  })),
];
