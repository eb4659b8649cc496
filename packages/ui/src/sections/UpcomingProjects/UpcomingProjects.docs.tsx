import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Two or three planned projects with a paragraph each, after the results of a finished one, so that readers compare plans with facts.',
  ],
  instead: { Pipeline: 'for a list of places.', ProjectResults: 'for a finished project.' },
  anatomy: {
    Head: 'with the date of the list.',
    Projects: 'the place and the planned building.',
    Map: 'with its title mark.',
  },
  words: ['“Planned” until construction begins.', 'No completion date without “expected”.'],
  keyboard: {},
  spoken: ['A list of projects; the map is an image without further information.'],
};
