import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The name of an outlet, as long as its mark may not be shown.'],
  instead: { Picture: 'for a mark that may.' },
  anatomy: { Name: 'as text, in one of a few cuts.' },
  words: ['The outlet’s name as it writes it. Samples are called samples beside it.'],
  keyboard: {},
  spoken: ['Read as text.'],
};
