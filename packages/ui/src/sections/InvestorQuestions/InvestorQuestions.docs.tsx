import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The questions that people ask before they hand over money, the most important first.'],
  instead: {
    FeeSchedule: 'for costs.',
    Stages: 'for three or four steps or alternatives.',
    NeedHelp: 'for three or four questions that help with a choice.',
  },
  never: ['Without a question whose answer is missing or awkward. Keep it, with the missing fact in brackets.'],
  anatomy: {
    Heading: 'stays beside the rows while they scroll past.',
    Question: 'a few words, without a question mark.',
    Answer: 'the known facts, with claims and the risk of each target; then the missing ones.',
    Page: 'of the fund’s document that says it.',
  },
  words: [
    'A question of two to six words, as an investor would put it: “Who is paid before you”.',
    'An answer of one or two sentences; for an open one, a fragment that names the missing fact.',
  ],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: ['Each question is a term with its answer; the page is read after the name of the document.'],
};
