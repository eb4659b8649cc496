import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The last section of a page that asks for a decision.'],
  instead: { NextSteps: 'if there are several next steps.', NeedHelp: 'for visitors who cannot choose between funds.' },
  anatomy: {
    Words: 'heading, text, button, link.',
    Risk: 'under them.',
    Building: 'its ground line is where the footer begins.',
  },
  words: ['A heading of up to 6 words, a text of up to 30.', 'No urgency: no “now or never”, no countdown.'],
  keyboard: { Tab: 'reaches the button and the link.' },
  spoken: ['A region named by its heading; the risk is part of it.'],
};
