import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On every page that names what speaks for an investment, in the same view or right after it.'],
  instead: {
    WhyInvest: 'for what speaks for it.',
    Claim: 'for one figure, which brings its own risk along.',
    Reasons: 'for a strategy that is explained and not offered; it ends with a caution of its own.',
  },
  never: ['Folded away, in smaller type than the benefits, or only behind the link.'],
  anatomy: {
    Heading: 'says what it is: “What can go wrong”.',
    Points: 'as many as the benefits, and about as long.',
    Link: 'to the document that has all of them.',
  },
  words: [
    'A title of two to five words that names what happens: “Payments can stop”, not “Distribution risk”.',
    'One or two sentences under it, without “may potentially” and without comfort.',
  ],
  keyboard: { Tab: 'reaches the link.' },
  spoken: ['The points are a list that is named by the heading.'],
};
