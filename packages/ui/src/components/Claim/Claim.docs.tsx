import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Every figure and statement about money, markets or people that somebody could ask the source of.'],
  instead: {
    Prose: 'for a paragraph with claims in it.',
    Stat: 'for figures of the sponsor’s own books, on staff screens.',
  },
  never: ['A target without its risk and whether it has been paid: the type does not let you.'],
  anatomy: {
    Figure: 'or statement.',
    'Note marks': 'lead to the notes at the end of the page.',
    'Paid, risk': 'under a target that is set as a figure.',
  },
  words: [
    'They come from `@sponsor/content`, never from a component.',
    'Written as a figure: “$15,000”, “8%”, “2x-3x”.',
    'Within a sentence a claim is its figure and then its text, at the size of the sentence: write both so that they read as one.',
  ],
  keyboard: { 'Tab, Enter': 'reach a mark and open its note.' },
  spoken: [
    'The figure, then “note 12” as a link. What is paid and what may go wrong is read with it, at the same volume as the figure.',
  ],
};
