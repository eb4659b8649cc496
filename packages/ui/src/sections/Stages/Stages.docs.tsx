import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: [
    'Something has three or four parts and each fits into 40 words: they follow each other, or one of them will happen.',
    'From five on, or with longer texts, it is a page of its own.',
  ],
  instead: {
    ProcessSteps: 'for the four steps of an investment, which are drawn and light up one after the other.',
    Timeline: 'for what has happened, with its dates.',
    Strategy: 'for points beside a drawing.',
  },
  anatomy: {
    Media: 'optional: one drawing of all of them, with its title mark at the end.',
    When: 'optional, above the title.',
    Title: 'what happens, after its letter in the drawing.',
    Text: 'with its claims; a target brings its risk along.',
    Open: 'what is still owed about it, in brackets.',
  },
  words: ['A title of up to five words; a text of up to 40. The one that is hoped for is not the longest.'],
  keyboard: { Tab: 'reaches the marks of notes.' },
  spoken: ['An ordered list under the heading.'],
};
