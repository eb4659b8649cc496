import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A message to the sponsor, on the page with its contact details.'],
  instead: { SignUpForm: 'for only an address.', DeckForm: 'if the sender gets something in return.' },
  never: ['In a dialog: people should be able to find, link and print it.'],
  anatomy: {
    'Error summary': 'at the top, after it was sent with errors.',
    Fields: 'name, e-mail, message.',
    Button: 'keeps the focus while it sends.',
    'Legal note': 'the legal effect of sending it, under the button.',
  },
  words: [
    'All words come in `texts`; use the sample for guidance on length.',
    'The button names what is sent: “Send message”.',
    'Errors are in English, unless `errors` of `texts` replaces them: which field, and what to write there.',
  ],
  keyboard: { Tab: 'moves through fields and button.', Enter: 'in a field of one line sends it.' },
  spoken: [
    'The summary takes the focus and reads the errors; each field reads its own again.',
    'Your `onSuccess` and `onFailure` report the result: show a toast or a confirmation.',
  ],
};
