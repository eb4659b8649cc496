import type { Guide } from '../../guides/guide.ts';
import { OpenAnswer } from './OpenAnswer.tsx';

export const guide: Guide = {
  use: ['A cell, a row or the end of a paragraph whose answer somebody still has to give.'],
  instead: {
    EmptyState: 'where a list has nothing to show, and nobody owes anything.',
    Skeleton: 'for what is on its way and will be there in a moment.',
    Badge: 'to mark a whole part as a sample.',
  },
  never: ['To hide that something is unknown. Leave no question out because its answer is missing.'],
  anatomy: {
    Words: 'in brackets: what is missing.',
    Leader: 'a dashed line to the end of the cell, as on a form. Dashes mean “not built” or “not known” everywhere.',
  },
  words: [
    'Up to six words in brackets: “[to be supplied]”, “[escrow agent]”. A longer explanation is a line of its own beneath.',
  ],
  keyboard: {},
  spoken: ['Its words are read as they stand, brackets and all; the leader is not read.'],
  compare: [
    {
      right: <OpenAnswer>[escrow agent]</OpenAnswer>,
      wrong: <OpenAnswer>TBD</OpenAnswer>,
      because: 'It says what is missing, so that nobody takes the gap for an answer.',
    },
  ],
};
