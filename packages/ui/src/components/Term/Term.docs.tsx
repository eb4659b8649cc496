import type { Guide } from '../../guides/guide.ts';
import { Term } from './Term.tsx';

export const guide: Guide = {
  also: ['TermExplanation'],
  use: ['The first use of a technical term on a page, with a `TermExplanation` at the end of the page’s `main`.'],
  instead: {
    Glossary: 'for all terms together, on a separate page.',
    NotePopover: 'for the source of a claim.',
    HoverCard: 'for optional details about a heading.',
  },
  never: ['For a risk, a condition or a fee: people who need it must not have to press for it.'],
  anatomy: {
    Term: 'the word in its sentence, with a dotted underline.',
    Explanation: 'the term, its meaning, and a link to more.',
    Close: 'beside them.',
  },
  words: ['One to three sentences without a figure, the same as in the glossary.'],
  keyboard: {
    'Enter, Space': 'on a term open and close its explanation.',
    Tab: 'moves from the term into its explanation.',
    Escape: 'closes it and returns the focus to the term.',
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
      because: 'A definition can wait for a press. A risk belongs in the sentence.',
    },
  ],
};
