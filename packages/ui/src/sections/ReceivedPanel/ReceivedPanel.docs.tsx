import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page after a form that was sent without JavaScript.'],
  instead: { Confirmation: 'for a form with JavaScript.' },
  anatomy: {
    Outcome: 'a mark that shows whether the form was accepted.',
    Words: 'the result.',
    Advice: 'what to correct, if it was rejected.',
    Next: 'one link.',
  },
  words: ['Say what was stored and what happens next.', 'A rejection names the field.'],
  keyboard: { Tab: 'reaches the link.' },
  spoken: ['The level-1 heading states the outcome in words.'],
};
