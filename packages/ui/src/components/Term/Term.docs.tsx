import type { Guide } from '../../guides/guide.ts';
import { Term } from './Term.tsx';

export const guide: Guide = {
  also: ['TermExplanation'],
  use: [
    'The first time that a page says a word which people outside of the field may not know, with a `TermExplanation` at the end of the page’s `main`.',
  ],
  instead: {
    Glossary: 'for all words together, on a page of their own.',
    NotePopover: 'for where a claim comes from.',
    HoverCard: 'for a few words more about a heading.',
  },
  never: ['For a risk, a condition or a fee: who has to know it must not have to press for it.'],
  anatomy: {
    Term: 'the word in its sentence, underlined with dots.',
    Explanation: 'the word, what it means, and the way to more.',
    Close: 'beside them.',
  },
  words: ['One to three sentences without a figure, the same as in the glossary.'],
  keyboard: {
    'Enter, Space': 'on a term open its explanation and close it.',
    Tab: 'goes from the term into its explanation.',
    Escape: 'closes it, with the focus back on the term.',
  },
  spoken: ['A button within the sentence, which says whether it is expanded.'],
  compare: [
    {
      right: (
        <p>
          Investors receive their <Term explainedBy="term-in-docs">preferred return</Term> before we share in profit.
        </p>
      ),
      wrong: (
        <p>
          You may <Term explainedBy="term-in-docs-too">lose all of it</Term>.
        </p>
      ),
      because: 'A word may wait for a press. A risk is said in the sentence.',
    },
  ],
};
