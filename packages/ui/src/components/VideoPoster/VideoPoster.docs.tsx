import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A video in another company’s player. Nothing is requested from the vendor before a press.',
    'Your own film, as `file`: the browser plays it, with optional captions. Put its transcript beside it.',
  ],
  instead: { Picture: 'for a still without a video.', EmbedPanel: 'for a whole page of another site.' },
  anatomy: {
    Poster: 'a drawing or a model.',
    Button: 'with the title and the length.',
    Player: 'replaces the poster after the press.',
    Caption: 'under it.',
  },
  words: ['The title says what people learn: “How the fund works”.', 'Always give the length: “2:00”.'],
  keyboard: { 'Enter, Space': 'start the player; the focus goes into it.' },
  spoken: [
    '“Play video” with its title and length, as a button. If there is no video address, `unavailableText` instead.',
  ],
};
