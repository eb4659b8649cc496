import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The first thing on the home page, and nowhere else. One per site.'],
  instead: { PageHead: 'for any other page.', LandingHero: 'for a fund’s page.' },
  anatomy: {
    Headline: 'seven columns.',
    Lede: 'five columns, on the headline’s last line.',
    Actions: 'one button, and a link if need be.',
    'Paid and risk': 'of the target that the lede names.',
    Elevation:
      'as wide as the window, wider on a phone, where its middle is seen. Drawn about three times as wide as high, it stands on the lower edge of its `viewBox`.',
  },
  parts: {
    Headline: 'h1',
    Lede: 'h1 + div p',
    Actions: 'h1 + div > div + div a',
    'Paid and risk': 'p:has(> strong)',
    Elevation: 'svg[role=img]',
  },
  words: ['A headline of 4 to 8 words without a figure.', 'A lede of 25 to 45 words with at most one target.'],
  keyboard: { Tab: 'reaches button, link and note marks.' },
  spoken: ['The heading of level 1; the drawing as one image.'],
};
