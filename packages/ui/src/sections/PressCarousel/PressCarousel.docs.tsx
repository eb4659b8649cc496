import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Three or more outlets have written about the sponsor by themselves. Once per page, near its end.'],
  instead: { Leadership: 'for people who vouch with their names.' },
  never: ['With an outlet that only printed a paid text.'],
  anatomy: {
    Outlets: 'wordmarks in a row that moves only where it has to.',
    Caption: 'what they are, and that they are samples.',
  },
  words: ['No quotations out of context; a link to the report instead.'],
  keyboard: { Tab: 'reaches links and buttons.' },
  spoken: ['A list of names, whether it moves or not.'],
};
