import type { Guide } from '../../guides/guide.ts';
import { Footnotes } from './Footnotes.tsx';

export const guide: Guide = {
  use: ['The end of a page with claims, as the target of their note marks.'],
  instead: {
    PageNotes: 'for a public page: it brings the section around them.',
    HoverCard: 'for extra information that is no source.',
  },
  anatomy: {
    Heading: 'names the list.',
    'Show all': 'on a phone only, where the notes at the end of a page are collapsed.',
    Notes: 'by number; the number is also the id, `note-12`.',
    'Link to its history': 'if there is a page of all wordings: see `ClaimRegister`.',
    'Links back': 'to each mark that refers to it.',
  },
  words: ['The author, the document and its date. One to three sentences.', 'A calculation states its assumptions.'],
  keyboard: { Tab: 'reaches links in the notes and the links back.' },
  spoken: ['A list named by its heading; a note opened from its mark is marked as the target.'],
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
      because: 'With author, document and date, a reader can look it up.',
    },
  ],
};
