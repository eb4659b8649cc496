import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Everybody in the management, on the page about the company.'],
  instead: { Leadership: 'on a fund’s page.' },
  anatomy: { Founder: 'at length.', Others: 'in short, the rest folded away.' },
  words: ['Biographies in the third person, 60 to 150 words, in the order of time.'],
  keyboard: { 'Enter, Space': 'on `biographyLabel` unfold a biography.' },
  spoken: ['Each person a heading; the folded part says whose it is.'],
};
