import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The whole management, on the page about the company.'],
  instead: { Leadership: 'on a fund’s page.' },
  anatomy: { Founder: 'with a full biography.', Others: 'a short biography; the rest is collapsed.' },
  words: ['Biographies in the third person, 60 to 150 words, in chronological order.'],
  keyboard: { 'Enter, Space': 'on `biographyLabel` open a biography.' },
  spoken: ['Each person has a heading; the name of a collapsed biography includes the person.'],
};
