import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The page of the deck. Visitors pay for it with their address, so this page tells them its contents first. All other pages link to it.',
  ],
  instead: { WebinarRegistration: 'for the webinar.' },
  anatomy: {
    Cover: 'a picture of the deck.',
    Form: 'in a slot.',
    Contents: 'of the deck, by page.',
    Document: 'a link to the offering document.',
  },
  words: ['The heading names the document and its length.', 'Three to six lines of contents.'],
  keyboard: { Tab: 'moves through the form, then the links.' },
  spoken: ['The contents are an ordered list.'],
};
