import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the home page, for six or more pictures of the buildings.'],
  instead: { PortfolioImages: 'for pictures within another section.' },
  anatomy: {
    Head: 'heading and text.',
    Slides: 'three at a time from 768 px.',
    Note: 'says that past work is no forecast.',
    'Pause button': 'for the automatic movement.',
  },
  words: ['Captions of up to 6 words and a place.'],
  keyboard: { 'Arrow left, right': 'move from slide to slide.', Tab: 'reaches the row of slides and the buttons.' },
  spoken: ['“Slide 3 of 10” after a press; automatic movement is not announced.'],
};
