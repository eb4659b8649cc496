import type { HomeContent } from '@sponsor/contract';
import { type Prose, withNotes } from '@sponsor/domain';
import type { HomeHeroWords } from '@sponsor/ui/sections';
import { firstProjects } from './claims/opportunity.ts';
import { parkviewApartments, parkviewMeals, parkviewStaffing } from './claims/parkview.ts';
import {
  buildTimes,
  groundUpBuilds,
  groundUpDevelopments,
  initialPublicOfferings,
  teamMembers,
  yearsOfExperience,
} from './claims/record.ts';
import {
  eightPercentPreferredReturn,
  monthlyIncomeTarget,
  openToAll,
  startsAtRegulationAMinimum,
} from './claims/regulation-a.ts';
import { accreditedOnly, startsAtRegulationDMinimum } from './claims/regulation-d.ts';
import { totalReturn } from './claims/targets.ts';
import { notes } from './notes.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const chooserPath = '/investment-selection';

const lede: HomeHeroWords['lede'] = [
  `We build where Indiana and Ohio live, work and store things: senior living, apartments, flex and small-bay industrial, self-storage. ${regulationAFund.name} is `,
  openToAll,
  ' ',
  startsAtRegulationAMinimum,
  ' and ',
  monthlyIncomeTarget,
  '.',
];

export const homeHero: HomeHeroWords = {
  heading: 'Invest in the buildings Midwest towns need',
  lede,
  target: monthlyIncomeTarget,
  action: { label: 'Choose your investment path', href: chooserPath },
  secondaryAction: { label: 'See the portfolio', href: '#portfolio' },
};

const stats = [
  groundUpDevelopments,
  initialPublicOfferings,
  teamMembers,
  yearsOfExperience,
] satisfies HomeContent['whoWeAre']['stats'];

const facts = [groundUpBuilds, buildTimes, firstProjects];

const parkview: Prose = [
  'Parkview Residences in Westlake, Ohio, is affordable assisted living for older people: ',
  parkviewApartments,
  ', ',
  parkviewStaffing,
  ' and ',
  parkviewMeals,
  '. It is owned by [owner, to be supplied] and is not a result of either fund.',
];

const floors = [
  { title: 'Running costs and lenders', text: 'Paid first, every month.' },
  {
    title: 'Investors’ preferred return',
    text: 'Paid next, out of what is left.',
    target: eightPercentPreferredReturn,
  },
  {
    title: 'Shared profit',
    text: 'Paid last, mostly when a building is sold. The target here counts every payment and the return of what you put in, not profit alone.',
    target: totalReturn,
  },
];

const twoFunds: Prose = [
  `${regulationAFund.name} is `,
  openToAll,
  ' ',
  startsAtRegulationAMinimum,
  `. The ${regulationDFund.name} is `,
  accreditedOnly,
  ', ',
  startsAtRegulationDMinimum,
  '.',
];

const words = {
  whoWeAre: {
    heading: 'Who We Are',
    stats,
    mission:
      'We set out to build exceptional residential properties at a reasonable price: homes that make a town stronger, on terms that the people who fund them can read in full first.',
    kinds: [
      { term: 'Senior living', description: 'Assisted living and homes for older people' },
      { term: 'Apartments', description: 'Walk-ups of two and three stories on town streets' },
      { term: 'Flex and small-bay industrial', description: 'Drive-in bays for local trades' },
      { term: 'Self-storage', description: 'Drive-up rows close to new housing' },
    ],
    links: [
      { label: 'Project ledger', href: '/projects' },
      { label: 'The company and its people', href: '/about' },
    ],
  },
  opportunities: {
    heading: 'Investment Opportunities',
    introduction: 'Two funds, one kind of work: what we build, in which order people are paid, and whom it serves.',
    action: { label: 'Compare the two funds', href: chooserPath },
    quality: {
      heading: 'Quality development',
      text: 'We choose the site, draw the building, and report what it cost against its budget.',
      facts,
    },
    returns: {
      heading: 'Strong returns',
      text: `In ${regulationAFund.name} rent pays costs and lenders first, then investors; what is left is shared as the offering circular sets out.`,
      floors,
      caption:
        'One year’s rent as a section through a building, read from the ground up. Illustrative, not to scale. Fees are stated in the offering circular.',
      action: { label: 'Who holds your money, and what it costs', href: '/invest/your-money' },
    },
    community: {
      heading: 'Community impact',
      text: parkview,
      action: { label: 'See Parkview Residences', href: '/portfolio/parkview-residences' },
    },
  },
  investNow: {
    heading: 'Two funds, each on its own terms',
    text: twoFunds,
    action: { label: 'Invest Now', href: chooserPath },
    secondaryAction: { label: 'Ask us a question', href: '/contact' },
    risk: 'Returns are not guaranteed and may vary. You could lose what you invest.',
  },
};

/** The home page below its hero, and the notes of the whole page. */
export const home: HomeContent = withNotes(notes, words, homeHero);
