import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['To narrow down what stands under it, while somebody types.'],
  instead: { TextField: 'for any other text.', Select: 'when there are few values to narrow down by.' },
  anatomy: {
    Label: 'what is searched.',
    Glass: 'an ornament.',
    'Clear button': 'as soon as there is something to clear.',
  },
  words: [
    'The label names what is searched: “Find a lead by address”.',
    'Beside the results: how many there are, for the ear too.',
  ],
  keyboard: { Escape: 'empties it.', Tab: 'reaches the button that empties it.' },
  spoken: ['Its label and “search field”. How many results are left is for the list to say.'],
};
