import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A paragraph in which some figures need their source. It is data: if no later text states the risk of a target, its type refuses one.',
  ],
  instead: { Text: 'for text without claims.', Claim: 'for a single figure.' },
  anatomy: { Parts: 'alternating texts and claims.', 'Note marks': 'after each claim.' },
  words: ['As in `Text`. At most two claims per paragraph: nobody believes the third.'],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: ['Read as one paragraph, each note mark as a link.'],
};
