import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Once on every page that states terms of an offering, as a child of `PageNotes`.'],
  instead: {
    LegalText: 'for the page with all that is disclosed.',
    Footnotes: 'for what single claims rest on.',
  },
  never: ['Folded away.', 'In place of the legend beside a form: whoever fills it in has to see that one.'],
  anatomy: {
    Heading: 'names the list.',
    Offering: 'its name, where it stands, the legend, its document, and what happens to an investor’s money.',
    'Last link': 'to all that is disclosed.',
  },
  words: ['The legend is the law’s and counsel’s. Where the offering stands is said in a few words, with the day.'],
  keyboard: { Tab: 'reaches the documents and the last link.' },
  spoken: ['A region by its heading. A document that opens a new tab says so.'],
};
