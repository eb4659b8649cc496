import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What a fund is going to build, beside what the sponsor has built.'],
  instead: { PortfolioCarousel: 'for the buildings alone.', Strategy: 'for how money is put to work.' },
  anatomy: { Words: 'heading and lede.', Facts: 'claims in short.', Carousel: '`PortfolioImages` in a slot.' },
  words: ['“Is going to” for what is planned, “has” for what stands. Never mixed in one sentence.'],
  keyboard: { Tab: 'reaches note marks and the carousel.' },
  spoken: ['The facts as a list; the carousel by its own name.'],
};
