import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['On a page about the company, after its record: the steps are the sponsor’s, and a reader does none of them.'],
  instead: { ProcessSteps: 'for what the visitor does.' },
  anatomy: { Points: 'in their order.', Media: 'a drawing with its title mark.' },
  words: ['Three to six points of up to 30 words, each beginning with a verb.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['An ordered list, then the drawing as an image.'],
};
