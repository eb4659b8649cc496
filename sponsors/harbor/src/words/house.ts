import type {
  AboutContent,
  HomeContent,
  LeadershipContent,
  ManagementContent,
  PersonWithPlate,
  PortfolioContent,
  ProblemSolutionContent,
} from '@sponsor/contract';
import { type CaptionedPicture, contentPicture, withNotes } from '@sponsor/domain';
import type { HomeHeroWords } from '@sponsor/ui/sections';
import { boathouses, notes, openToAnyone, sixPercent } from './claims.ts';
import { fund, sponsor } from './sponsor.ts';

export const pier: CaptionedPicture = contentPicture({
  name: 'pier',
  height: 1000,
  alt: 'A flat picture in two blues.',
  caption: 'Not a photograph.',
});

export const portfolioModels: readonly CaptionedPicture[] = [pier];

export const homeHero: HomeHeroWords = {
  heading: 'Boathouses on quiet water',
  lede: ['The fund is ', openToAnyone, ' and aims at a ', sixPercent, '.'],
  target: sixPercent,
  action: { label: 'The fund', href: '/invest' },
};

export const home: HomeContent = withNotes(
  notes,
  {
    whoWeAre: {
      heading: 'Who we are',
      stats: [boathouses],
      mission: 'We build where boats are kept.',
      kinds: [{ term: 'Boathouses', description: 'With a loft' }],
      links: [{ label: 'All that we built', href: '/projects' }],
    },
    opportunities: {
      heading: 'What there is',
      introduction: 'One fund.',
      action: { label: 'The fund', href: '/invest' },
      quality: { heading: 'Built well', text: 'Of larch.', facts: [boathouses] },
      returns: {
        heading: 'Who is paid',
        text: 'Lenders first.',
        floors: [{ title: 'Investors', text: 'Then.', target: sixPercent }],
        caption: 'Illustrative.',
      },
      community: { heading: 'For the bay', text: ['Boats stay.'], action: { label: 'Who we are', href: '/about' } },
    },
    investNow: {
      heading: 'Begin here',
      text: ['It is ', openToAnyone, '.'],
      action: { label: 'Put money in', href: '/rega-invest' },
      secondaryAction: { label: 'Ask', href: '/contact' },
      risk: 'You could lose it.',
    },
  },
  homeHero,
);

const harbormaster: PersonWithPlate = {
  name: '[Name of the harbormaster]',
  title: 'Harbormaster',
  biography: [['Builds boathouses.']],
  plate: { letters: 'HM', construction: 'arch', ground: 'tint', label: 'Plate with the letters HM' },
};

export const management: ManagementContent = {
  heading: 'Who decides',
  biographyLabel: 'More',
  founder: { ...harbormaster, record: [boathouses] },
  others: [],
};

export const leadership: LeadershipContent = {
  heading: 'Who decides',
  lede: ['One person.'],
  people: [{ person: harbormaster, title: harbormaster.title }],
  credentials: [{ claim: boathouses }],
  previousMonths: { heading: 'Of late', claims: [boathouses] },
};

export const about: AboutContent = withNotes(
  notes,
  {
    head: { heading: 'Who we are', lede: [`${sponsor.name} builds boathouses.`] },
    picture: pier,
    structure: {
      heading: 'The companies',
      paragraphs: [[`${sponsor.holdingCompany} owns the rest.`]],
      chartLabel: 'The companies',
      parent: {
        name: sponsor.holdingCompany,
        role: ['Parent'],
        kind: 'company',
        parts: [{ name: fund.name, role: ['Fund'], kind: 'fund' }],
      },
    },
    record: {
      heading: 'What was built',
      introduction: 'By our own count.',
      columns: { figure: 'How many', basis: 'How counted' },
      rows: [{ claim: boathouses, basis: 'Roofs' }],
    },
    strategy: { heading: 'How we build', points: [{ title: 'Slowly', text: ['One a year.'] }] },
    closing: {
      heading: 'Come aboard',
      text: ['Read the circular first.'],
      action: { label: 'The fund', href: '/invest' },
      secondaryAction: { label: 'Ask', href: '/contact' },
      risk: 'You could lose it.',
    },
  } satisfies Omit<AboutContent, 'notes'>,
  management,
);

export const portfolio: PortfolioContent = {
  heading: 'Boathouses',
  text: 'One of them.',
  imagesLabel: 'Boathouses',
  slides: [{ id: 1, title: 'Boathouse', location: 'Youngs Bay', type: 'Larch' }],
  note: 'Not a photograph.',
  pauseLabel: 'Hold',
  playLabel: 'Go on',
};

export const problemSolution: ProblemSolutionContent = withNotes(notes, {
  problem: {
    heading: 'Boats stand in the rain',
    smallBay: { heading: 'No roofs', text: ['Few roofs.'], aside: ['See the drawing.'] },
    seniorLiving: { heading: 'No piers', text: ['Few piers.'] },
  },
  solution: {
    heading: 'Roofs',
    gains: [{ heading: 'Rent', text: ['There are ', boathouses, '.'] }],
    path: [{ title: 'Boats pay', text: ['Each month.'] }],
  },
  notesHeading: 'Remarks on the boats',
});
