import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Every figure and statement about money, markets or people for which somebody could ask the source.'],
  instead: {
    Prose: 'for a paragraph with claims in it.',
    Stat: 'for figures from the sponsor’s own records, on staff screens.',
  },
  never: ['A target without its risk and its past payments: the types prevent this.'],
  anatomy: {
    Figure: 'or statement.',
    'Note marks': 'link to the notes at the end of the page.',
    'Paid, risk': 'under a target that is displayed as a figure.',
  },
  words: [
    'They come from `@sponsor/content`, never from a component.',
    'Written as a figure: “$15,000”, “8%”, “2x-3x”.',
    'Within a sentence a claim is its figure and then its text, at the size of the sentence: write both so that they form one sentence.',
  ],
  keyboard: { 'Tab, Enter': 'reach a mark and open its note.' },
  spoken: ['The figure, then “note 12” as a link. Payments and risk are read with it, as prominently as the figure.'],
};
