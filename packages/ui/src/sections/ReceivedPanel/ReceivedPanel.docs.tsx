import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['The page that answers a form which was sent without JavaScript.'],
  instead: { Confirmation: 'where there is JavaScript.' },
  anatomy: {
    Outcome: 'taken or refused, as a mark.',
    Words: 'what became of it.',
    Advice: 'what to mend, if it was refused.',
    Next: 'one link.',
  },
  words: ['Says what was stored and what happens next.', 'A refusal names the field.'],
  keyboard: { Tab: 'reaches the link.' },
  spoken: ['The heading of level 1 carries the outcome in words.'],
};
