import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Who the company is: its record in figures, then its mission.'],
  instead: { TrackRecord: 'when each figure needs how it was counted.', Stat: 'for staff.' },
  anatomy: { Stats: 'three or four claims under a rule.', Mission: 'a paragraph.' },
  words: ['A figure and up to 5 words.', 'Only what has happened; no targets.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A list; each figure with its words in one breath.'],
};
