import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around the registers of all claims, for readers who want to see one kind.'],
  instead: {
    PageIndex: 'for links to topics.',
    Tabs: 'for views of one thing, on staff screens.',
  },
  never: ['Around required reading: a filter hides the rest.'],
  anatomy: {
    Choice: 'all claims, one kind, or withdrawn ones; each option with its count.',
    File: 'the same claims as a spreadsheet.',
    Registers: 'topics and notes without a visible claim are hidden too.',
  },
  words: ['The kinds have the same names as beside each claim.'],
  keyboard: { Tab: 'reaches the options and the file.', 'Arrow keys': 'choose.' },
  spoken: ['A group of radio buttons named by `label`; each reads its count.'],
};
