import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Before a webinar for investors: who wants to watch, and roughly how much they consider.'],
  instead: { SignUpForm: 'for an address alone.', ContactForm: 'for a question.' },
  anatomy: {
    Fields: 'name, e-mail, phone, amount.',
    'Legal note': 'what sending it means.',
    Button: 'keeps the focus while it sends.',
  },
  words: [
    '`phoneHelpText` says when you call. Nobody gives a number without knowing what for.',
    '`amountOptions` are ranges in ascending order, written as everywhere: “$15,000 to $50,000”.',
  ],
  keyboard: { Tab: 'goes through fields and button.', Enter: 'in a field of one line sends it.' },
  spoken: [
    'The browser’s own checks say what is missing, and move the focus there.',
    'What became of it is said by your `onSuccess` and `onFailure`.',
  ],
};
