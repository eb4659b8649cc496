import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['A message to the sponsor, on the page where the ways to get in touch are.'],
  instead: { SignUpForm: 'for an address alone.', DeckForm: 'when something is asked for in return.' },
  never: ['In a dialog: it should be found, linked and printed.'],
  anatomy: {
    'Error summary': 'at the top, once it was sent with mistakes.',
    Fields: 'name, e-mail, message.',
    Button: 'keeps the focus while it sends.',
    'Legal note': 'what sending it means, under the button.',
  },
  words: [
    'All words come in `texts`; those of the sample are a measure for length.',
    'The button says what is sent: “Send message”.',
    'What is wrong is said in English, unless `errors` of `texts` says it: which field, and what to write there.',
  ],
  keyboard: { Tab: 'goes through fields and button.', Enter: 'in a field of one line sends it.' },
  spoken: [
    'Mistakes are read by the summary, which takes the focus; each field says its own again.',
    'What became of it is said by your `onSuccess` and `onFailure`: show a toast or a confirmation.',
  ],
};
