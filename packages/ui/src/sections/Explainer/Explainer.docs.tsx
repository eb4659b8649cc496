import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What something is, in one to three paragraphs, beside a drawing of it.'],
  instead: { Article: 'for more.', ProblemSolution: 'for an argument in two drawings.' },
  anatomy: { Heading: 'a question or a term.', Paragraphs: 'at a comfortable length.', Figure: 'optional.' },
  words: ['Begins with the answer. Up to 150 words.', 'Terms of law and trade are explained where they first appear.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A region by its heading; the emoji is not read.'],
};
