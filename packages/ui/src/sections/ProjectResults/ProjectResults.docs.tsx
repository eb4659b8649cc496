import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'One project that already has countable results, on its own page or in part of one. Between `Traits` and the planned projects.',
  ],
  instead: { TrackRecord: 'for many projects.' },
  anatomy: {
    'Leased, rent': 'drawn to scale: filled for results, hatched for the rest.',
    'Cash flow': 'with the date of the figures.',
    All: 'a link to the whole record.',
  },
  words: ['Never combine results and projections in one figure.', 'Report bad results as plainly as good ones.'],
  keyboard: { Tab: 'reaches note marks and the link.' },
  spoken: ['Each bar is read with its value, and as a result or a projection.'],
};
