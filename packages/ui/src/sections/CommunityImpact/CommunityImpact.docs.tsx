import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What buildings do for their towns: jobs, taxes, homes.'],
  instead: { ProjectResults: 'for how one project has gone.' },
  anatomy: { Effects: 'a heading and a paragraph each.', Picture: 'with caption.', Sources: 'where it is known from.' },
  words: ['Figures in it are claims. Estimates say by whom.'],
  keyboard: { Tab: 'reaches note marks and sources.' },
  spoken: ['A heading for each effect; the sources as notes.'],
};
