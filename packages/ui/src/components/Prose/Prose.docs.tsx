import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A paragraph in which some figures need their source. It is data, so that no target is shown without its risk.',
  ],
  instead: { Text: 'for words without claims.', Claim: 'for a figure by itself.' },
  anatomy: { Parts: 'texts and claims in turn.', 'Note marks': 'after each claim.' },
  words: ['As `Text`. At most two claims in a paragraph: the third is not believed.'],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: ['Read as one paragraph, each note mark as a link.'],
};
