import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Two or three projects are decided and each needs a paragraph. After the results of one that stands, so that plans are read beside facts.',
  ],
  instead: { Pipeline: 'for a list of places.', ProjectResults: 'for one that stands.' },
  anatomy: {
    Head: 'with the date of the list.',
    Projects: 'the place, and what is to be built.',
    Map: 'with its title mark.',
  },
  words: ['“Planned” as long as ground is not broken.', 'No completion date without “expected”.'],
  keyboard: {},
  spoken: ['A list of projects; the map as an image that adds nothing.'],
};
