import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The first section of the home page. Use it only there.'],
  instead: { PageHead: 'for any other page.', LandingHero: 'for a fund’s page.' },
  anatomy: {
    Headline: 'across seven columns.',
    Lede: 'across five columns, on the headline’s last line.',
    Actions: 'one button, and optionally a link.',
    'Paid and risk': 'for the target that the lede names.',
    Elevation:
      'as wide as the window; wider on a phone, where only its middle is visible. Draw it about three times as wide as high, with the ground on the lower edge of its `viewBox`.',
  },
  parts: {
    Headline: 'h1',
    Lede: 'h1 + div p',
    Actions: 'h1 + div > div + div a',
    'Paid and risk': 'p:has(> strong)',
    Elevation: 'svg[role=img]',
  },
  words: ['A headline of 4 to 8 words, without a figure.', 'A lede of 25 to 45 words with at most one target.'],
  keyboard: { Tab: 'reaches the button, the link and note marks.' },
  spoken: ['The level-1 heading; the drawing is one image.'],
};
