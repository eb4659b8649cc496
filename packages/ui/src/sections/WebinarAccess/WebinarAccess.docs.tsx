import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page after the registration, with the webinar itself.'],
  instead: { WebinarRegistration: 'before the registration.', EmbedPanel: 'for a page of another site.' },
  anatomy: {
    Thanks: 'one sentence.',
    Player: 'in a slot.',
    Contents: 'by minute.',
    Next: 'links for after the webinar.',
  },
  words: ['Contents of up to 6 lines: minute, then topic.'],
  keyboard: { Tab: 'reaches the player, then the links.' },
  spoken: ['The player is a button named by the video’s title; the contents are an ordered list.'],
};
