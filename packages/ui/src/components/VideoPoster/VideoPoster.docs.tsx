import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'A video of another company’s player. Nothing is asked of the vendor before a press.',
    'A film of your own, as `file`: the browser plays it, with captions to switch on. Put its words beside it to read.',
  ],
  instead: { Picture: 'for a still that plays nothing.', EmbedPanel: 'for a whole page of another site.' },
  anatomy: {
    Poster: 'a drawing or a model.',
    Button: 'with the title and how long it takes.',
    Player: 'takes its place after the press.',
    Caption: 'under it.',
  },
  words: ['The title says what one learns: “How the fund works”.', 'The length is always given: “2:00”.'],
  keyboard: { 'Enter, Space': 'start the player; the focus goes into it.' },
  spoken: [
    '“Play video” with its title and length, as a button. Without an address of a video, `unavailableText` instead.',
  ],
};
