import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A bitmap: a study model, a social card. It uses modern formats and reserves its space while it loads.'],
  instead: { Cutout: 'for a detail of a drawing.', VideoPoster: 'for the still before a video.' },
  never: ['For words: set them as text.', '`loading="eager"` for pictures outside the first view.'],
  anatomy: { Sources: 'AVIF, then WebP, in several widths.', Image: 'with its size, so that nothing shifts.' },
  words: [
    '`alt` says in up to 20 words what matters in the picture here; it does not begin with “Image of”.',
    'A picture that adds no information has `alt=""`.',
  ],
  keyboard: {},
  spoken: ['Its alternative text and “image”; nothing if that is empty.'],
};
