import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The contact page.'],
  instead: { NeedHelp: 'at the end of another page.' },
  anatomy: {
    Head: 'of the page: heading and lede.',
    Picture: 'with a caption.',
    'Ways to get in touch': 'phone, address, office.',
    Form: 'your own island, in a slot.',
  },
  words: ['The phone number first, with hours and time zone.', 'Say when an answer can be expected.'],
  keyboard: { Tab: 'moves through links and then the form.' },
  spoken: ['Phone number and address are links; the heading of the panel names the form.'],
};
