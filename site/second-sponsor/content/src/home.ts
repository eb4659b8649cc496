import type { HomeContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import type { HomeHeroWords } from '@sponsor/ui/sections';
import { boathouses, openToAnyone, sixPercent } from './claims.ts';
import { notes } from './notes.ts';

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
