import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['How money is put to work, beside a building of the kind.'],
  instead: { ProcessSteps: 'for what the visitor does.' },
  anatomy: { Points: 'in their order.', Media: 'a drawing with its title mark.' },
  words: ['Three to six points of up to 30 words, each beginning with a verb.'],
  keyboard: { Tab: 'reaches note marks.' },
  spoken: ['An ordered list, then the drawing as an image.'],
};
