import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The last section of a page that asks for a decision.'],
  instead: { NextSteps: 'when there are several ways on.', NeedHelp: 'when the question is which.' },
  anatomy: {
    Words: 'heading, text, button, perhaps a link.',
    Risk: 'under them.',
    Building: 'stands on the ground where the footer begins.',
  },
  words: ['A heading of up to 6 words, a text of up to 30.', 'No urgency: no “now or never”, no counting down.'],
  keyboard: { Tab: 'reaches button and link.' },
  spoken: ['A region by its heading; risk is read before the section ends.'],
};
