import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A webinar with a date or a recording, for an open fund. It fills the whole page, because advertisements link straight to it.',
  ],
  instead: { WebinarCall: 'on another page.', DeckDownload: 'for the deck.' },
  anatomy: {
    Badge: 'who may watch.',
    Head: 'headline and lede.',
    Agenda: 'the topics.',
    Form: 'in a panel, in a slot.',
    Picture: 'with a caption.',
    'Legend, document': 'the required legend, and a link to the full text.',
  },
  words: [
    'A target in the headline is a claim; its risk is in the first window.',
    'The form’s heading names the result: “Watch the webinar”.',
  ],
  keyboard: { Tab: 'moves through the form, then the links.' },
  spoken: ['The heading of its panel names the form; the badge is read before the headline.'],
};
