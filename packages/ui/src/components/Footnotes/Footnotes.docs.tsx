import type { Guide } from '../../guides/guide.ts';
import { Footnotes } from './Footnotes.tsx';

export const guide: Guide = {
  use: ['The end of a page with claims: what their note marks lead to.'],
  instead: {
    PageNotes: 'for a public page: it brings the section around them.',
    HoverCard: 'for a word more that is no source.',
  },
  anatomy: {
    Heading: 'names the list.',
    'Show all': 'on a phone only, where the notes at the end of a page are folded.',
    Notes: 'by number; the number is also the id, `note-12`.',
    'Link to its history': 'where there is a page of all wordings: see `ClaimRegister`.',
    'Links back': 'to each mark that led here.',
  },
  words: ['Who says it, in which document, of when. One to three sentences.', 'A calculation says its assumptions.'],
  keyboard: { Tab: 'reaches links in the notes and the links back.' },
  spoken: ['A list by its heading; a note that was opened by its mark is marked as the target.'],
  compare: [
    {
      right: (
        <Footnotes
          heading="Notes"
          headingLevel={3}
          notes={[{ number: 8, text: 'County assessor, building register, as of June 2025. Counted by the sponsor.' }]}
        />
      ),
      wrong: <Footnotes heading="Fine print" headingLevel={3} notes={[{ number: 9, text: 'Source: internet.' }]} />,
      because: 'Who says it, in which document, of when: a reader can look it up.',
    },
  ],
};
