import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where somebody asks for the deck: who they are, and where to write to.'],
  instead: { SignUpForm: 'for an address alone.', WebinarForm: 'when an amount is asked for too.' },
  anatomy: {
    Fields: 'name, e-mail, phone.',
    'Legal note': 'what sending it means.',
    Button: 'keeps the focus while it sends; fields cannot be changed meanwhile.',
  },
  words: ['The button names what one gets: “Download the deck”.'],
  keyboard: { Tab: 'goes through fields and button.', Enter: 'in a field sends it.' },
  spoken: [
    'The browser’s own checks say what is missing, and move the focus there.',
    'What became of it is said by your `onSuccess` and `onFailure`.',
  ],
};
