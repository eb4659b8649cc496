import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['An explanation of one thing in one to three paragraphs, beside a drawing of it.'],
  instead: { Article: 'for longer texts.', ProblemSolution: 'for an argument in two drawings.' },
  anatomy: {
    Heading: 'a question or a term.',
    Paragraphs: 'one to three, in a comfortable line length.',
    Figure: 'optional.',
  },
  words: ['Begin with the answer. Up to 150 words.', 'Explain legal and technical terms at their first use.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A region named by its heading; the emoji is not read.'],
};
