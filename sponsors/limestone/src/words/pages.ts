import type { SitePages } from '@sponsor/contract';
import { about } from './about.ts';
import { blog } from './blog.ts';
import { chooser } from './chooser.ts';
import { community } from './community.ts';
import { deckPages } from './deck-pages.ts';
import { flex, flexEmoji } from './flex.ts';
import { glossary } from './glossary.ts';
import { home, homeHero } from './home.ts';
import { management } from './people.ts';
import { projects } from './projects.ts';
import { regulationAInvest } from './regulation-a-invest.ts';
import { regulationAShows } from './regulation-a-notes.ts';
import { regulationDPages } from './regulation-d-pages.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';
import { webinars } from './webinar.ts';
import { whatWeSaid } from './what-we-said.ts';
import { regulationAMoney } from './your-money.ts';

const flexIndustrial = 'What flex industrial is, how one project went, which come next, and what may go wrong.';

/** The title, description and card of every page except the articles, which have their own. */
export const pages: SitePages = {
  home: {
    title: 'Invest in buildings Midwest towns need',
    name: 'Home',
    description:
      'Senior living, apartments, industrial and self-storage, mainly in Indiana and Ohio: what we build, and two funds with their terms and risks.',
    shows: [homeHero, home],
    otherPaths: ['/portfolio', '/investments/opportunity-fund', '/investments/spark-fund'],
  },
  chooser: {
    title: 'Choose Your Investment Path',
    name: 'The two funds',
    description: `${regulationAFund.name} is open to all investors, the ${regulationDFund.name} to accredited investors only: the terms of both, side by side.`,
    card: 'site',
    otherPaths: ['/investments'],
    words: chooser,
  },
  about: {
    title: 'About us',
    description: 'Who owns the sponsor and who manages it, what they have built, and how the fund invests.',
    shows: [about, management],
  },
  projects: {
    title: 'Projects listed so far, and how they went',
    name: 'Project ledger',
    description:
      'What was built and planned, budget against cost, months planned and taken, who owned it, and what lost money.',
    card: 'bays',
    words: projects,
  },
  regulationA: {
    title: `Invest in ${regulationAFund.name}`,
    name: regulationAFund.name,
    description: `${regulationAFund.name}, a ${regulationAFund.offering} fund open to all investors: what it builds, its terms and its risks.`,
    card: 'apartments',
    shows: regulationAShows,
  },
  flexIndustrial: { title: 'Flex industrial', description: flexIndustrial, card: 'flex', words: flex },
  flexIndustrialInvest: {
    title: 'Invest in flex industrial',
    description: flexIndustrial,
    card: 'flex',
    words: flex,
    emoji: flexEmoji,
  },
  regulationAInvest: {
    title: `How to invest in ${regulationAFund.name}`,
    description: `What you need before you invest in ${regulationAFund.name}, and where it is done.`,
    card: 'storage',
    tab: { title: `Invest | ${regulationAFund.name}`, icon: regulationAFund.icon },
    shows: [regulationAInvest],
  },
  yourMoney: {
    title: 'Your money: in, while, out',
    name: `Your money in ${regulationAFund.name}`,
    description: `Who holds your money in ${regulationAFund.name}, what releases it, what it costs, and how it may come back.`,
    card: 'site',
    words: regulationAMoney,
  },
  community: {
    path: '/portfolio/parkview-residences',
    title: 'Parkview Residences, Westlake, Ohio',
    name: 'Parkview Residences',
    description:
      'Affordable assisted living for seniors 65 and older: its apartments, services and activities, as an example of what the funds set out to build.',
    words: community,
  },
  contact: {
    title: 'Contact Us',
    description:
      'Write, call or visit us in Noblesville, Indiana, with a question about a fund, a building or a document.',
  },
  blog: {
    title: 'Insights',
    description:
      'Articles on the buildings we develop, the towns they stand in, how the funds work and what can go wrong.',
    card: 'counties',
    words: blog,
  },
  webinar: {
    title: `${regulationAFund.name} webinar, on demand`,
    name: 'Webinar',
    description: `How ${regulationAFund.name} works: what it may build, the order of payment, fees and risks. On demand, open to all investors.`,
    card: 'apartments',
    shows: [webinars['regulation-a']],
  },
  webinarAccess: {
    title: `Watch the ${regulationAFund.name} webinar`,
    description: `The recording of the ${regulationAFund.name} webinar: what the fund may build, the order of payment, fees and risks.`,
  },
  regulationD: regulationDPages,
  deck: {
    title: `${regulationAFund.name} investor deck`,
    name: 'Investor deck',
    description: `Ask for the deck of ${regulationAFund.name}: what we build, its terms with their notes, how rent is shared out, and the risks.`,
    // The page makes no claims; the document that it links to does.
    shows: [deckPages],
  },
  terms: {
    title: 'Terms of service',
    description:
      'The terms on which this site may be used: what it is, what it is not, and what you agree to by using it.',
  },
  privacy: {
    title: 'Privacy policy',
    description: 'What this site keeps of what you send, why and for how long, and what you can ask us to do with it.',
  },
  disclosures: {
    title: 'Disclosures',
    description:
      'The disclosures for both offerings in one place: who is who, how far each offering has come, and what can go wrong.',
  },
  whatWeSaid: {
    title: 'What we said, and when',
    description:
      'The figures, terms and targets on this site, each with its source, its date, whether a target has been paid, and each wording it has had.',
    card: 'porch',
    words: whatWeSaid,
  },
  glossary: {
    title: 'Glossary',
    description:
      'What the words of real estate offerings mean, in plain sentences, each with the rule that defines it.',
    card: 'bays',
    words: glossary,
  },
  privacyChoices: {
    title: 'Your privacy choices',
    description:
      'Whether your visits to this site are counted and shared, what that covers, and how to change your choice.',
  },
  received: { title: 'Thank you', description: 'Your form has arrived.' },
  notFound: { title: 'Page not found', description: 'There is no page at this address.' },
};
