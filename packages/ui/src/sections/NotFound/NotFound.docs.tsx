import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The server answers 404. Once, under the site’s own header, so that the way on is where it always is.'],
  instead: { ErrorScreen: 'when a page fails.', EmptyState: 'when a list is empty.' },
  anatomy: {
    Code: 'the status, the largest on the page.',
    'Heading, text': 'what is not here.',
    'Way home': 'a button.',
    Drawing: 'of an empty lot, with its title mark.',
  },
  words: [
    'Says what is not here, and where one may look. The sponsor’s own “Oops!” stands as it was agreed; beyond it, no joke at the reader’s cost.',
  ],
  keyboard: { Tab: 'reaches the way home.' },
  spoken: ['The heading of level 1; the drawing as an image.'],
};
