import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['For staff to replace the site’s drawings with their own pictures.'],
  instead: { Picture: 'to show a picture.' },
  never: ['For pictures that illustrate a claim: those belong to the content, with their notes.'],
  anatomy: {
    Cards: 'one for each section: its current picture, the alternative text, and the file field.',
    'Earlier pictures': 'each can be restored, and so can the drawing.',
    'Loading, unreadable': 'instead of the cards.',
  },
  words: [
    'The alternative text says in up to 20 words what matters in the picture. It is required before a picture is published.',
    'An error says why, and which kind and size of file is accepted.',
  ],
  keyboard: {
    Tab: 'moves through one card and then the next.',
    'Enter, Space': 'open the file dialog, publish, or restore.',
  },
  spoken: ['Each card has a heading. The upload is a progress bar; an error is read out at once.'],
};
