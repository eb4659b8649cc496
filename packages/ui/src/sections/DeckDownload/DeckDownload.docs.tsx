import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The deck costs the visitor an address, so it has a page of its own that says what is in it. All other pages link there.',
  ],
  instead: { WebinarRegistration: 'for the webinar.' },
  anatomy: {
    Cover: 'a picture of what one gets.',
    Form: 'in a slot.',
    Contents: 'what is in it, by page.',
    Document: 'the offering document, one link away.',
  },
  words: ['The heading names the document and its length.', 'Contents of three to six lines.'],
  keyboard: { Tab: 'goes through the form, then the links.' },
  spoken: ['The contents are an ordered list.'],
};
