import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What buildings do for their towns: jobs, taxes, homes.'],
  instead: { ProjectResults: 'for how one project has gone.' },
  anatomy: { Effects: 'a figure and a sentence each.', Picture: 'with caption.', Sources: 'where it is known from.' },
  words: ['Each effect is a claim. Estimates say by whom.'],
  keyboard: { Tab: 'reaches note marks and sources.' },
  spoken: ['A list of effects, each figure before its sentence.'],
};
