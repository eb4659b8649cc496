import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A request for the deck: who is asking, and where to write to.'],
  instead: { SignUpForm: 'for only an address.', WebinarForm: 'if you also ask for an amount.' },
  anatomy: {
    Fields: 'name, e-mail, phone.',
    'Legal note': 'the legal effect of sending it.',
    Button: 'keeps the focus while it sends; fields are read-only meanwhile.',
  },
  words: ['The button names the result: “Download the deck”.'],
  keyboard: { Tab: 'moves through fields and button.', Enter: 'in a field sends it.' },
  spoken: [
    'The browser’s own validation says what is missing, and moves the focus there.',
    'Your `onSuccess` and `onFailure` report the result.',
  ],
};
