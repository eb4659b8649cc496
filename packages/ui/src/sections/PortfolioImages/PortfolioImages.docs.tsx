import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'In the slot of `Opportunity` or under a `SectionHead`, where the pictures are evidence for words that stand beside them.',
  ],
  instead: { PortfolioCarousel: 'in a band of their own.' },
  anatomy: { Slides: 'one at a time, and the edge of the next.', Note: 'what is true of all.' },
  words: ['Captions of up to 6 words and a place.'],
  keyboard: { 'Arrow left, right': 'go from slide to slide.', Tab: 'reaches the row of slides and the buttons.' },
  spoken: ['A region by `imagesLabel`.'],
};
