import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['One e-mail address, where interest is first shown: in the head of a page, in the footer of an offer.'],
  instead: { ContactForm: 'when there is something to say.', WebinarForm: 'when the answer depends on an amount.' },
  never: ['Twice in one view.'],
  anatomy: { Field: 'the address.', Button: 'beside it, under it on a phone.', 'Legal note': 'what sending it means.' },
  words: [
    '`emailLabel` of one or two words, `submitLabel` of two to four: “Get Started Now”.',
    '`submittingLabel` no longer than the other: the button keeps the wider one’s width.',
  ],
  keyboard: { Enter: 'in the field sends it. The focus stays where it is.' },
  spoken: [
    'A mistake is read out when it appears, with the field.',
    'What became of it is said by your `onSuccess` and `onFailure`.',
  ],
};
