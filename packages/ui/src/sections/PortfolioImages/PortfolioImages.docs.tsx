import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The sponsor’s developments beside the words of another section, such as `Opportunity`.'],
  instead: { PortfolioCarousel: 'in a band of their own.' },
  anatomy: { Slides: 'one at a time, and the edge of the next.', Note: 'what is true of all.' },
  words: ['Captions of up to 6 words and a place.'],
  keyboard: { 'Arrow left, right': 'go from slide to slide.', Tab: 'reaches the row of slides and the buttons.' },
  spoken: ['A region by `imagesLabel`.'],
};
