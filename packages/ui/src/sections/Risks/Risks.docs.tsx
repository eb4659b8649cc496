import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On every page with arguments for an investment, in the same view or right after them.'],
  instead: {
    WhyInvest: 'for the arguments.',
    Claim: 'for one figure, which includes its own risk.',
    Reasons: 'for a strategy that is explained, not offered; it has its own caution.',
  },
  never: ['Collapsed, in smaller type than the benefits, or only behind the link.'],
  anatomy: {
    Heading: 'plain: “What can go wrong”.',
    Points: 'as many as the benefits, and about as long.',
    Link: 'to the document with all risks.',
  },
  words: [
    'A title of two to five words that names the event: “Payments can stop”, not “Distribution risk”.',
    'One or two sentences under it, without “may potentially” and without reassurance.',
  ],
  keyboard: { Tab: 'reaches the link.' },
  spoken: ['The points are a list named by the heading.'],
};
