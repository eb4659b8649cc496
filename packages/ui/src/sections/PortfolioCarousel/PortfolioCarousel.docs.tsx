import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On the home page, where the buildings are the subject, with six or more pictures.'],
  instead: { PortfolioImages: 'beside the words of another section.' },
  anatomy: {
    Head: 'heading and text.',
    Slides: 'three at once from 768 px.',
    Note: 'that past work is no forecast.',
    'Pause button': 'it turns by itself.',
  },
  words: ['Captions of up to 6 words and a place.'],
  keyboard: { 'Arrow left, right': 'go from slide to slide.', Tab: 'reaches the row of slides and the buttons.' },
  spoken: ['“Slide 3 of 10” after a press; what turns by itself is not announced.'],
};
