import type { Guide } from '../../guides/guide.ts';
import { SearchField } from './SearchField.tsx';

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
  compare: [
    {
      right: <SearchField name="lead" label="Find a lead by address" />,
      wrong: <SearchField name="query" label="Search" />,
      because: 'The label says what is looked through, and by what.',
    },
  ],
};
