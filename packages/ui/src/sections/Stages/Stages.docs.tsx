import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Three or four steps, or alternatives, one of which will happen, each in up to 40 words.',
    'Five or more, or longer texts, belong on a separate page.',
  ],
  instead: {
    ProcessSteps: 'for the steps of an investment, which have symbols and are highlighted in turn.',
    Timeline: 'for past events, with dates.',
    Strategy: 'for points beside a drawing.',
  },
  anatomy: {
    Media: 'optional: one drawing of all of them, with its title mark at the end.',
    When: 'optional, above the title.',
    Title: 'the event, after its letter in the drawing.',
    Text: 'with its claims; a target includes its risk.',
    Open: 'missing facts, in brackets.',
  },
  words: ['A title of up to five words; a text of up to 40. The best outcome must not be the longest text.'],
  keyboard: { Tab: 'reaches the note marks.' },
  spoken: ['An ordered list under the heading.'],
};
