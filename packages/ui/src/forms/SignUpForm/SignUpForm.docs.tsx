import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['One email address, where interest first arises: in the head of a page, in the footer of an offer.'],
  instead: { ContactForm: 'for a message.', WebinarForm: 'if the answer depends on an amount.' },
  never: ['Twice in one view.'],
  anatomy: {
    Field: 'the address.',
    Button: 'beside it, under it on a phone.',
    'Legal note': 'the legal effect of sending it.',
  },
  words: [
    '`emailLabel` of one or two words, `submitLabel` of two to four: “Get Started Now”.',
    '`submittingLabel` no longer than the other: the button keeps the wider one’s width.',
  ],
  keyboard: { Enter: 'in the field sends it. The focus stays where it is.' },
  spoken: [
    'An error is read out with the field when it appears.',
    'Your `onSuccess` and `onFailure` report the result.',
  ],
};
