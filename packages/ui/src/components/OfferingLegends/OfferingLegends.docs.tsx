import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Once on every page that states terms of an offering, as a child of `PageNotes`.'],
  instead: {
    LegalText: 'for the page with all disclosures.',
    Footnotes: 'for the sources of single claims.',
  },
  never: ['Collapsed.', 'Instead of the legend beside a form: people who fill in the form must see that one.'],
  anatomy: {
    Heading: 'names the list.',
    Offering: 'its name, its status, the legend, its document, and the path of an investor’s money.',
    'Last link': 'to all disclosures.',
  },
  words: [
    'The legend comes from the law and from counsel. State the status of the offering in a few words, with the day.',
  ],
  keyboard: { Tab: 'reaches the documents and the last link.' },
  spoken: ['A region named by its heading. A document that opens a new tab says so.'],
};
