import type { AboutContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { boathouses } from './claims.ts';
import { notes } from './notes.ts';
import { management } from './people.ts';
import { pier } from './pictures.ts';
import { fund, sponsor } from './sponsor.ts';

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
