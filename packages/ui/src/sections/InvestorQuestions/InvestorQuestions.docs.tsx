import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['What people ask before they hand over money, in the order in which it matters to them.'],
  instead: {
    FeeSchedule: 'for what it costs.',
    Stages: 'for ways and steps of which there are three or four.',
    NeedHelp: 'for three or four questions that end in a choice.',
  },
  never: [
    'Leave out a question because its answer is missing or awkward. It keeps its place, with what is owed in brackets.',
  ],
  anatomy: {
    Heading: 'stays beside the rows as long as there are more of them.',
    Question: 'a few words, without a question mark.',
    Answer: 'what is known, with its claims and the risk of a target; then what is still owed.',
    Page: 'where the fund’s document says it.',
  },
  words: [
    'A question of two to six words, as an investor would put it: “Who is paid before you”.',
    'An answer of one or two sentences; the explanation of an open one is a fragment that says what is asked for.',
  ],
  keyboard: { Tab: 'reaches the marks of notes.' },
  spoken: ['Each question is a term with its answer; the page is read with the name of the document before it.'],
};
