import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Under the head of a reference page of more than four screens: a register, a glossary.'],
  instead: {
    Tabs: 'if one part is shown at a time.',
    Breadcrumb: 'for the way back up.',
    SiteHeader: 'for the sections of a page that people read from top to bottom: its anchors.',
  },
  anatomy: { Links: 'one to each part, in order.', Count: 'optional: the number of its entries.' },
  words: ['The target’s heading, or its first letter.'],
  keyboard: { 'Tab, Enter': 'reach a link and jump to its part.' },
  spoken: ['A navigation named by `label`, with a list of links.'],
};
