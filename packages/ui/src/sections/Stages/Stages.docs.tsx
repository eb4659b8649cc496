import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Three or four steps that follow each other, or ways of which one will happen, each in a few lines.'],
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
