import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A 404 response, under the site’s usual header, so that its navigation is in the usual place.'],
  instead: { ErrorScreen: 'if a page fails.', EmptyState: 'if a list is empty.' },
  anatomy: {
    Code: 'the status, in the largest type on the page.',
    'Heading, text': 'what was not found.',
    'Way home': 'a button.',
    Drawing: 'of an empty lot, with its title mark.',
  },
  words: [
    'Say what was not found, and where to look instead. The sponsor asked for “Oops!”; make no other jokes at the reader’s expense.',
  ],
  keyboard: { Tab: 'reaches the way home.' },
  spoken: ['The level-1 heading; the drawing is an image.'],
};
