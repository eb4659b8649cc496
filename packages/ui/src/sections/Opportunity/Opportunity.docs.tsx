import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'On a fund’s page, after its risks or its head, when readers know the terms and ask what the money will build.',
    'Only with pictures of finished buildings: a plan without a record belongs in `Strategy`.',
  ],
  instead: { PortfolioCarousel: 'for the buildings alone.', Strategy: 'for the use of the money.' },
  anatomy: { Words: 'heading and lede.', Facts: 'short claims.', Carousel: '`PortfolioImages` in a slot.' },
  words: ['“Is going to” for plans, “has” for finished work. Never mix them in one sentence.'],
  keyboard: { Tab: 'reaches note marks and the carousel.' },
  spoken: ['The facts are a list; the carousel has its own name.'],
};
