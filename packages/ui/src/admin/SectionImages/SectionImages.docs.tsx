import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Where staff put pictures of their own in the place of the site’s drawings.'],
  instead: { Picture: 'to show one.' },
  never: ['For pictures that illustrate a claim: those belong to the content, with their notes.'],
  anatomy: {
    Cards: 'one for each section: what it shows now, its words, and the file field.',
    'Earlier pictures': 'each can be shown again; the drawing too.',
    'Loading, unreadable': 'in the place of the cards.',
  },
  words: [
    'The alternative text says in up to 20 words what matters in the picture. It is asked for before anything is published.',
    'A refusal says why and what would be taken: kind and size of the file.',
  ],
  keyboard: {
    Tab: 'goes through one card and then the next.',
    'Enter, Space': 'open the choice of a file, publish, or restore.',
  },
  spoken: ['Each card is read under its heading. The way of a file is a progress bar; a refusal is read out at once.'],
};
