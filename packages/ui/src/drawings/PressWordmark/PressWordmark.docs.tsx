import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A press outlet is named in `PressCarousel`, and nobody has yet allowed its logo to be shown.'],
  instead: { Picture: 'for a mark that may.' },
  anatomy: { Name: 'as text, in one of a few cuts.' },
  words: ['The outlet’s name as it writes it. Samples are called samples beside it.'],
  keyboard: {},
  spoken: ['Read as text.'],
};
