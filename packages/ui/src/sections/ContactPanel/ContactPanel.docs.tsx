import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The contact page.'],
  instead: { NeedHelp: 'at the end of another page.' },
  anatomy: {
    Head: 'of the page.',
    Picture: 'with caption.',
    'Ways to get in touch': 'phone, address, office.',
    Form: 'in a slot, an island of your own.',
  },
  words: ['The phone first, with hours and time zone.', 'Say when an answer can be expected.'],
  keyboard: { Tab: 'goes through links and then the form.' },
  spoken: ['Phone and address are links; the form is named by the panel’s heading.'],
};
