import type { Guide } from '../../guides/guide.ts';
import { OpenAnswer } from './OpenAnswer.tsx';

export const guide: Guide = {
  use: ['A cell, a row or the end of a paragraph whose answer is still missing.'],
  instead: {
    EmptyState: 'if a list has nothing to show, and no answer is due.',
    Skeleton: 'for content that arrives in a moment.',
    Badge: 'to mark a whole part as a sample.',
  },
  never: ['To hide that something is unknown. Omit no question because its answer is missing.'],
  anatomy: {
    Words: 'in brackets: the missing answer.',
    Leader: 'a dashed line to the end of the cell, as on a form. Dashes mean “not built” or “not known” everywhere.',
  },
  words: [
    'Up to six words in brackets: “[to be supplied]”, “[escrow agent]”. Put a longer explanation on a separate line below.',
  ],
  keyboard: {},
  spoken: ['Its words are read as written, including brackets; the leader is not read.'],
  compare: [
    {
      right: <OpenAnswer>[escrow agent]</OpenAnswer>,
      wrong: <OpenAnswer>TBD</OpenAnswer>,
      because: 'It says what is missing, so that nobody mistakes the gap for an answer.',
    },
  ],
};
