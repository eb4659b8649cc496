import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Right after a choice between funds, such as `FundCards`, for visitors who cannot decide.'],
  instead: { ContactPanel: 'for the contact page.', InvestNow: 'for visitors who have decided.' },
  anatomy: { Questions: 'each with a short answer.', Actions: 'a button and the phone number.' },
  words: [
    'Questions as visitors ask them, answers of up to 40 words.',
    'No advice: say who may invest in what, not what suits the reader.',
  ],
  keyboard: { Tab: 'reaches the button and the phone number.' },
  spoken: ['A list of questions, each read before its answer.'],
};
