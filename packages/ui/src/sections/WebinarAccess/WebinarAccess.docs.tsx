import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page after the registration, where the webinar is watched.'],
  instead: { WebinarRegistration: 'before it.', EmbedPanel: 'for another site as a whole.' },
  anatomy: {
    Thanks: 'one sentence.',
    Player: 'in a slot.',
    Contents: 'by minute.',
    Next: 'what can be done after it.',
  },
  words: ['Contents of up to 6 lines: minute, then topic.'],
  keyboard: { Tab: 'reaches the player, then the links.' },
  spoken: ['The player is a button by the video’s title; the contents an ordered list.'],
};
