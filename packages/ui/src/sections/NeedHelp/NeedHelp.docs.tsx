import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['For a visitor who cannot decide: the questions that decide for most, and somebody to ask.'],
  instead: { ContactPanel: 'for the contact page.', InvestNow: 'for those who have decided.' },
  anatomy: { Questions: 'each with a short answer.', Ways: 'a button and the phone.' },
  words: [
    'Questions as visitors ask them, answers of up to 40 words.',
    'No advice: what is offered to whom, not what suits.',
  ],
  keyboard: { Tab: 'reaches button and phone.' },
  spoken: ['A list of questions, each read before its answer.'],
};
