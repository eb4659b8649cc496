import type { Guide } from '../../guides/guide.ts';
import { SearchField } from './SearchField.tsx';

export const guide: Guide = {
  use: ['To filter the list below it, while somebody types.'],
  instead: { TextField: 'for any other text.', Select: 'if there are only a few values to filter by.' },
  anatomy: {
    Label: 'what is searched.',
    Glass: 'decorative.',
    'Clear button': 'as soon as there is text to clear.',
  },
  words: [
    'The label names what is searched: “Find a lead by address”.',
    'Next to the results: their number, also for screen readers.',
  ],
  keyboard: { Escape: 'clears it.', Tab: 'reaches the clear button.' },
  spoken: ['Its label and “search field”. The list announces how many results are left.'],
  compare: [
    {
      right: <SearchField name="lead" label="Find a lead by address" />,
      wrong: <SearchField name="query" label="Search" />,
      because: 'The label says what is searched, and by what.',
    },
  ],
};
