import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Right after a choice between funds that a visitor may not be able to make, as `FundCards`.'],
  instead: { ContactPanel: 'for the contact page.', InvestNow: 'for those who have decided.' },
  anatomy: { Questions: 'each with a short answer.', Ways: 'a button and the phone.' },
  words: [
    'Questions as visitors ask them, answers of up to 40 words.',
    'No advice: what is offered to whom, not what suits.',
  ],
  keyboard: { Tab: 'reaches button and phone.' },
  spoken: ['A list of questions, each read before its answer.'],
};
