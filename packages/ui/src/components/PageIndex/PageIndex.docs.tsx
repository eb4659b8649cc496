import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Under the head of a page of more than four screens that is looked things up in: a register, a glossary.'],
  instead: {
    Tabs: 'where one part is shown at a time.',
    Breadcrumb: 'for the way back up.',
    SiteHeader: 'for the sections of a page that is read from top to bottom: its anchors.',
  },
  anatomy: { Links: 'one to each part, in their order.', Count: 'optional: how much there is in it.' },
  words: ['The heading that a link leads to, or its first letter.'],
  keyboard: { 'Tab, Enter': 'reach a link and go to its part.' },
  spoken: ['Navigation by its `label`, with a list of links.'],
};
