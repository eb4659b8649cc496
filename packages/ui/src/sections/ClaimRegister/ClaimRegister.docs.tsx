import { Prose } from '../../components/Prose/Prose.tsx';
import type { Guide } from '../../guides/guide.ts';

const asEver = {
  id: 'register-right',
  kind: 'fact',
  text: '14 boathouses built, of which we own 9',
  notes: [14],
} as const;

export const guide: Guide = {
  use: [
    'The public record of what a sponsor claims: one for each fund or subject, under one another on a page of their own.',
  ],
  instead: {
    PageNotes: 'for the sources of one page, at its end.',
    Timeline: 'for what happened to one thing.',
    DataTable: 'for staff, who sort and choose.',
  },
  never: [
    'Take an earlier wording out, or leave out a claim because its source is missing. A register with holes proves nothing.',
    'Write a list of claims by hand: `registerClaims` of `@sponsor/domain` makes it from the data that the pages show.',
  ],
  anatomy: {
    Heading: 'the fund or subject, and whether there are samples below.',
    Note: 'its number and its source, once; it stays in sight as long as there are claims that rest on it.',
    Claim: 'as it is worded now; under a target, whether it has been paid and what may go wrong.',
    Wordings: 'numbered by revision triangles, newest first: from when to when, and why it was changed.',
    Facts: 'its kind, the day on which it held, the pages that show it.',
    Withdrawn: 'at the end: what no page says any more.',
  },
  words: [
    'The reason of a change is a sentence that somebody outside understands: “The range was lowered in the offering circular.”',
    'A day that is not known stands in [brackets].',
  ],
  keyboard: { Tab: 'reaches the marks of notes and the pages.' },
  spoken: [
    'A region by its heading; each claim is an item of a list, its wordings a list of their own that counts down. Earlier ones are read as deleted text.',
  ],
  compare: [
    {
      right: <Prose parts={[asEver, '. Until June 30, 2025: “14 boathouses”. Changed because we had sold five.']} />,
      wrong: <Prose parts={[{ ...asEver, id: 'register-wrong' }, '. Updated for clarity.']} />,
      because: 'What it said, until when, and what was wrong with it: a reader can judge the change.',
    },
  ],
};
