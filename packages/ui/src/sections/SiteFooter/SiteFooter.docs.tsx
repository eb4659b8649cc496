import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Once at the bottom of every public page, with the disclosures for the fund that the page offers.'],
  instead: { AdminShell: 'for staff screens.' },
  anatomy: {
    'Quick links': 'further pages; replaced by the disclosures on a page that offers a fund.',
    Disclosures: 'in full, on a page that offers a fund.',
    Company: 'mark, name, blurb, contact.',
    Legal: 'risk, links, rights, the sample notice.',
  },
  words: ['Links of one to three words.', 'Disclosures in the wording of counsel, not smaller than 14 px.'],
  keyboard: { Tab: 'moves through all links, group by group.' },
  spoken: ['The contentinfo landmark of the page, with a navigation landmark for each group.'],
};
