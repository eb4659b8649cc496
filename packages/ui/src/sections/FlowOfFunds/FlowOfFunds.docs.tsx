import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The path of money, or of a thing, through places that hold it in turn, with a drawing of it.'],
  instead: {
    Stages: 'for steps or alternatives without such a drawing.',
    ProcessSteps: 'for steps that the reader takes.',
    Structure: 'for ownership of companies.',
  },
  never: ['With unconfirmed facts about a place. Leave the answer open, and draw that part with dashed lines.'],
  anatomy: {
    Sheets:
      'one for each place, edge to edge, so that lines continue from one to the next. Below 1024 px each is beside its text.',
    Name: 'of the place, with its number.',
    Facts: 'two: who holds the money, and what moves it on.',
    'Title mark': 'for all sheets, which are one drawing.',
  },
  words: ['A name of up to three words.', 'An answer of up to 20 words, or the missing fact in [brackets].'],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: [
    'A heading, then a list of five: the description of the drawing, the name as a heading, and each question with its answer.',
  ],
};
