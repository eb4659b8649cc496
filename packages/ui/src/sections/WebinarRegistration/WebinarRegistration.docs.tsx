import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A webinar has a date or a recording and its fund is open; advertisements lead straight to it. It is the whole page.',
  ],
  instead: { WebinarCall: 'on another page.', DeckDownload: 'for the deck.' },
  anatomy: {
    Badge: 'who may watch.',
    Head: 'headline and lede.',
    Agenda: 'what one learns.',
    Form: 'in a panel, in a slot.',
    Picture: 'with caption.',
    'Legend, document': 'what must be known, and where all of it stands.',
  },
  words: [
    'The headline’s target is a claim; its risk stands in the first window.',
    'The form’s heading says what one gets: “Watch the webinar”.',
  ],
  keyboard: { Tab: 'goes through the form, then the links.' },
  spoken: ['The form is named by its panel; the badge is read before the headline.'],
};
