import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Around the registers of all claims, which are too many to be read for one kind of them.'],
  instead: {
    PageIndex: 'for the way to one topic.',
    Tabs: 'for views of one thing, on staff screens.',
  },
  never: ['Around what must be read: whoever has chosen does not see the rest.'],
  anatomy: {
    Choice: 'all, a kind of claim, or what is not said any more; each with how many are shown then.',
    File: 'the same claims for a spreadsheet.',
    Registers: 'topics and notes without a claim that is shown go too.',
  },
  words: ['The words for the kinds are those that stand beside each claim.'],
  keyboard: { Tab: 'reaches the choice and the file.', 'Arrow keys': 'choose.' },
  spoken: ['A group of radio buttons by its label; each says how many claims it shows.'],
};
