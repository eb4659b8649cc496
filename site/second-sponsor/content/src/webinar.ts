import type { SharedWebinarWords, Webinars } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { openToAnyone, sixPercent } from './claims.ts';
import { notes } from './notes.ts';
import { pier } from './pictures.ts';

export const webinars: Webinars = {
  'regulation-a': withNotes(notes, {
    heading: { before: 'What a', target: sixPercent, after: 'is' },
    lede: ['The fund is ', openToAnyone, '.'],
    agenda: ['Roofs'],
    legend: 'An offer is made by the circular alone.',
    documentLabel: 'The circular',
    accessHeading: 'The talk',
    next: { text: 'Read first.', action: { label: 'Put money in', href: '/rega-invest' } },
    picture: pier,
  }),
};

export const webinarWords: SharedWebinarWords = {
  badge: 'On demand',
  registration: { heading: 'Come in', introduction: 'Whenever you like.' },
  thanks: 'Thank you.',
  contentsHeading: 'In it',
  risk: 'You could lose it.',
  playLabel: 'Play:',
  unavailable: 'Not there yet.',
  nextHeading: 'And then',
};
