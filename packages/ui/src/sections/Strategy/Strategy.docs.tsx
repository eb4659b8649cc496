import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The sponsor’s own steps, on a page about the company, after its record.'],
  instead: { ProcessSteps: 'for steps that the visitor takes.' },
  anatomy: { Points: 'in order.', Media: 'a drawing with its title mark.' },
  words: ['Three to six points of up to 30 words, each beginning with a verb.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['A list; the drawing is an image.'],
};
