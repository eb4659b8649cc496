import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The effects of buildings on their towns: jobs, taxes, homes.'],
  instead: { ProjectResults: 'for the results of one project.' },
  anatomy: { Effects: 'a heading and a paragraph each.', Picture: 'with a caption.', Sources: 'of the facts above.' },
  words: ['Figures are claims. Estimates name their author.'],
  keyboard: { Tab: 'reaches note marks and sources.' },
  spoken: ['A heading for each effect; the sources as notes.'],
};
