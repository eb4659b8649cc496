import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['In the slot of `Opportunity` or under a `SectionHead`, for pictures that support the text.'],
  instead: { PortfolioCarousel: 'for a separate section of pictures.' },
  anatomy: { Slides: 'one at a time, with the edge of the next.', Note: 'about all pictures.' },
  words: ['Captions of up to 6 words and a place.'],
  keyboard: { 'Arrow left, right': 'move from slide to slide.', Tab: 'reaches the row of slides and the buttons.' },
  spoken: ['A region named by `imagesLabel`.'],
};
