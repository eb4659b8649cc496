import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'One project is far enough that figures can be counted, and has its own page or part of one. After `Traits`, before the projects to come.',
  ],
  instead: { TrackRecord: 'for many projects.' },
  anatomy: {
    'Leased, rent': 'drawn to scale: filled is there, hatched is not.',
    'Cash flow': 'with the date it is known from.',
    All: 'a link to the whole record.',
  },
  words: [
    'Results and projections never in one figure.',
    'What went worse than planned is said as plainly as what went better.',
  ],
  keyboard: { Tab: 'reaches note marks and the link.' },
  spoken: ['Each bar with its value and whether it is a result or a projection.'],
};
