import type { FlexContent, FlexEmoji } from '@sponsor/contract';
import { type NavigationLink, type Prose, withNotes } from '@sponsor/domain';
import {
  averageRent,
  cashFlowPositive,
  equityPerProject,
  leasedInFirstWeek,
  projectedRent,
  zionsvilleOpened,
} from './claims/flex.ts';
import { fewEmptyBays, fewNewBays } from './claims/market.ts';
import { buildTimes } from './claims/record.ts';
import { notes } from './notes.ts';
import { pipeline } from './opportunity.ts';
import { flexLowSun } from './pictures.ts';
import { sponsor } from './sponsor.ts';

const upcomingId = 'upcoming-projects';
const resultsId = 'fund-one';
const joinId = 'join-the-momentum';

const lede: Prose = [
  `${sponsor.name} develops flex industrial in Indiana: one roof over several tenants, and for each of them a roll-up door, a floor to work on and room for a desk.`,
];

const heroActions: readonly NavigationLink[] = [
  { label: 'Join the Momentum', href: `#${joinId}` },
  { label: 'See one project’s figures', href: `#${resultsId}` },
];

const explained: readonly [Prose, ...Prose[]] = [
  [
    'Part workshop, part storage, part office. The building is cut into bays, and a firm rents one, or two side by side.',
  ],
  [
    'An electrician keeps vans and cable in one, a baker has ovens in the next, a kitchen installer a showroom at the street. ',
    fewEmptyBays,
    ', and ',
    fewNewBays,
    '.',
  ],
];

/** Each `name` selects a drawing. */
const traits: FlexContent['traits']['traits'] = [
  {
    name: 'nearby',
    title: 'Demand next door',
    text: ['Trades want to be close to those they work for. A bay in town saves them the drive, every day.'],
  },
  {
    name: 'tenants',
    title: 'Many small tenants',
    text: ['A row has as many leases as bays. When one firm leaves, one bay is empty, not the building.'],
  },
  {
    name: 'building',
    title: 'A plain building',
    text: ['Slab, steel and roll-up doors: little to maintain, and recently ', buildTimes, '.'],
  },
  {
    name: 'leases',
    title: 'Short leases',
    text: ['Rents are reset every few years. They can follow the market up, and they can follow it down.'],
  },
];

const resultsIntroduction: Prose = [
  zionsvilleOpened,
  '. This is one project; results of others may differ. It was owned by [owner, to be supplied]; until that is known, read it as earlier work, not as a result of the fund.',
];
const againstProjection: Prose = ['Versus ', projectedRent, '.'];

/** Each description names the county. */
const projects: FlexContent['upcoming']['projects'] = [
  { location: 'Bloomington', description: 'Flex bays in Monroe County, in the south of the state.' },
  { location: 'Marion', description: 'Flex bays in Grant County, between Indianapolis and Fort Wayne.' },
  { location: 'Westfield', description: 'Flex bays in Hamilton County, close to our office.' },
  { location: 'Eagledale', description: 'Flex bays on the west side of Indianapolis.' },
];

const reasons: FlexContent['reasons']['reasons'] = [
  {
    title: 'Low equity per project',
    text: ['Entry is ', equityPerProject, ', so that one fund can spread its money over several sites.'],
  },
  {
    title: 'Months, not years, to build',
    text: ['With ', buildTimes, ', the first tenants can move in within a year if permits and leasing go to plan.'],
  },
  {
    title: 'Small buildings',
    text: [
      'We believe that most large funds look for larger ones. Local firms, banks and builders know the small ones.',
    ],
  },
  {
    title: 'One team',
    text: ['The same people handle the site, the drawings, construction and leasing, and answer for any delay.'],
  },
];

const joinActions: readonly NavigationLink[] = [
  { label: 'Investor deck', href: '/deck-download' },
  { label: 'Schedule a call', href: '/contact?topic=call' },
  { label: 'Explore pipeline', href: `#${upcomingId}` },
];

/**
 * The words of both flex pages, which differ only in presentation: a description of flex industrial, and the course of
 * one project.
 */
export const flex: FlexContent = withNotes(notes, {
  head: { heading: 'Flex industrial: small bays for local firms', lede, actions: heroActions },
  picture: flexLowSun,
  explainer: { heading: 'What is flex industrial?', paragraphs: explained },
  traits: { heading: 'Four traits of a great investment', traits },
  results: {
    id: resultsId,
    heading: 'Fund One highlights: Zionsville',
    introduction: resultsIntroduction,
    leased: {
      label: 'First week',
      claim: leasedInFirstWeek,
      /** The filled part of the bar: the claim's value. */
      share: 0.54,
      leasedLabel: 'Leased',
      openLabel: 'Open',
    },
    rent: {
      label: 'Rent signed',
      claim: averageRent,
      comparison: againstProjection,
      /** The projected rent as a share of the rent signed, from the claims' values. */
      projectedShare: 15 / 17.85,
    },
    cashFlow: {
      label: 'Cash flow',
      claim: cashFlowPositive,
      asOf: 'As of [date], to be supplied.',
    },
    all: { label: 'Project ledger', href: '/projects' },
  },
  upcoming: {
    id: upcomingId,
    heading: 'Upcoming projects',
    introduction: pipeline.introduction,
    projects,
    asOf: `${pipeline.heading}. ${pipeline.asOf}`,
    sites: pipeline.sites,
  },
  reasons: {
    heading: 'Why investors like the strategy',
    reasons,
    caution:
      'What investors like may still go wrong. Returns are not guaranteed and may vary; past performance is not indicative of future results.',
  },
  join: {
    id: joinId,
    heading: 'Join the Momentum',
    text: 'Read first, then ask. Nobody calls you unless you ask us to.',
    actions: joinActions,
  },
  sample: true,
});

/** The emoji beside the headings, in the order of the sections. */
export const flexEmoji: FlexEmoji = {
  explainer: '🔧',
  traits: '📐',
  eachTrait: { nearby: '📍', tenants: '🧱', building: '🏗️', leases: '🔁' },
  results: '📊',
  upcoming: '🗺️',
  reasons: '🤝',
  join: '📄',
};
