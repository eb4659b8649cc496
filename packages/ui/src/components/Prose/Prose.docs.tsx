import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A paragraph in which some figures need their source. It is data: where nothing after it says the risk of a target, its type refuses one.',
  ],
  instead: { Text: 'for words without claims.', Claim: 'for a figure by itself.' },
  anatomy: { Parts: 'texts and claims in turn.', 'Note marks': 'after each claim.' },
  words: ['As `Text`. At most two claims in a paragraph: the third is not believed.'],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: ['Read as one paragraph, each note mark as a link.'],
};
