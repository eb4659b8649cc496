import { Prose } from '../../components/Prose/Prose.tsx';
import type { Guide } from '../../guides/guide.ts';

const asEver = {
  id: 'register-right',
  kind: 'fact',
  text: '14 boathouses built, of which we own 9',
  notes: [14],
} as const;

export const guide: Guide = {
  use: ['The public record of a sponsor’s claims: one register for each fund or subject, all on their own page.'],
  instead: {
    PageNotes: 'for the sources of one page, at its end.',
    Timeline: 'for the history of one thing.',
    DataTable: 'for staff, who sort and filter.',
  },
  never: [
    'With an earlier wording removed, or without a claim because its source is missing. A register with gaps proves nothing.',
    'With a handwritten list of claims: `registerClaims` of `@sponsor/domain` builds it from the data of the pages.',
  ],
  anatomy: {
    Heading: 'the fund or subject, with a mark if samples are below.',
    Note: 'its number and its source, once; it stays visible while its claims scroll past.',
    Claim: 'its current wording; under a target, whether it has been paid and what may go wrong.',
    Wordings: 'with numbered revision triangles, newest first: the period of each, and the reason for the change.',
    Facts: 'its kind, the date on which it was true, the pages that show it.',
    Withdrawn: 'at the end: claims that no page makes anymore.',
  },
  words: [
    'The reason for a change is a sentence that outsiders understand: “The range was lowered in the offering circular.”',
    'An unknown date is in [brackets].',
  ],
  keyboard: { Tab: 'reaches the note marks and the pages.' },
  spoken: [
    'A region named by its heading; each claim is a list item, and its wordings are a list that counts down. Earlier ones are read as deleted text.',
  ],
  compare: [
    {
      right: <Prose parts={[asEver, '. Until June 30, 2025: “14 boathouses”. Changed because we had sold five.']} />,
      wrong: <Prose parts={[{ ...asEver, id: 'register-wrong' }, '. Updated for clarity.']} />,
      because: 'Readers can judge a change only if they know the old wording, its last day, and its error.',
    },
  ],
};
