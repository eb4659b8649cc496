import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Before a webinar for investors: who wants to watch, and roughly how much they may invest.'],
  instead: { SignUpForm: 'for only an address.', ContactForm: 'for a question.' },
  anatomy: {
    Fields: 'name, e-mail, phone, amount.',
    'Legal note': 'the legal effect of sending it.',
    Button: 'keeps the focus while it sends.',
  },
  words: [
    '`phoneHelpText` says when you call. Nobody gives a number without knowing why.',
    '`amountOptions` are ranges in ascending order, written as everywhere: “$15,000 to $50,000”.',
  ],
  keyboard: { Tab: 'moves through fields and button.', Enter: 'in a field of one line sends it.' },
  spoken: [
    'The browser’s own validation says what is missing, and moves the focus there.',
    'Your `onSuccess` and `onFailure` report the result.',
  ],
};
