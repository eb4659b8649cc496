import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Three or more outlets that have written about the sponsor on their own initiative. Once per page, near its end.',
  ],
  instead: { Leadership: 'for people who vouch for the fund by name.' },
  never: ['With an outlet that only printed a paid text.'],
  anatomy: {
    Outlets: 'wordmarks in a row, which moves only if they do not fit.',
    Caption: 'says what they are, and that they are samples.',
  },
  words: ['No quotations out of context: link to the report instead.'],
  keyboard: { Tab: 'reaches links and buttons.' },
  spoken: ['A list of names, whether it moves or not.'],
};
