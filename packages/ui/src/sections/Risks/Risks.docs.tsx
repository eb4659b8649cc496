import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Right after what speaks for a fund: what can go wrong, as large and as long.'],
  instead: { WhyInvest: 'which has benefits and risks in one section.', PageNotes: 'for sources.' },
  never: ['Folded away, in small type, or below the footer.'],
  anatomy: {
    Head: 'heading and introduction.',
    Points: 'two columns, as many as the benefits.',
    Link: 'to where all of them are.',
  },
  words: [
    'A point says what may happen and what it would cost: “You could lose what you invest.”',
    '5 to 20 words each, no “may potentially”.',
  ],
  keyboard: { Tab: 'reaches the link.' },
  spoken: ['A list with its length, then the link.'],
};
