import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'The way of money, or of a thing, through places that hold it one after the other, where a drawing can show it.',
  ],
  instead: {
    Stages: 'for steps or ways that no drawing joins.',
    ProcessSteps: 'for what the reader does.',
    Structure: 'for who owns whom.',
  },
  never: ['To say of a place what nobody has stated. Leave the answer open, and dash what it concerns in the drawing.'],
  anatomy: {
    Sheets: 'one a place, edge to edge: what runs out of one runs on in the next. Below 1024 px each beside its words.',
    Name: 'with its number.',
    Facts: 'two: who holds it, and what makes it go on.',
    'Title mark': 'of all sheets, which are one drawing.',
  },
  words: ['A name of up to three words.', 'An answer of up to 20, or what is missing, in [brackets].'],
  keyboard: { Tab: 'reaches the marks of notes.' },
  spoken: ['A heading, then a list of five: what is drawn, the name as a heading, and each question with its answer.'],
};
