import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On a fund’s page, after its risks or its head: the reader knows the terms, and asks what will be built with the money.',
    'Only with pictures of what has been built: a plan without a record belongs into `Strategy`.',
  ],
  instead: { PortfolioCarousel: 'for the buildings alone.', Strategy: 'for how money is put to work.' },
  anatomy: { Words: 'heading and lede.', Facts: 'claims in short.', Carousel: '`PortfolioImages` in a slot.' },
  words: ['“Is going to” for what is planned, “has” for what stands. Never mixed in one sentence.'],
  keyboard: { Tab: 'reaches note marks and the carousel.' },
  spoken: ['The facts as a list; the carousel by its own name.'],
};
