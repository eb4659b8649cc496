import type { Guide } from '../../guides/guide.ts';

export const guide: Guide = {
  use: ['Under every public page, once. What is offered decides which disclosures are in it.'],
  instead: { AdminShell: 'for staff screens.' },
  anatomy: {
    'Quick links': 'in groups.',
    Disclosures: 'at length, where a fund is offered.',
    Company: 'mark, name, blurb, contact.',
    Legal: 'risk, links, rights, the sample notice.',
  },
  words: ['Links of one to three words.', 'Disclosures as counsel wrote them, not smaller than 14 px.'],
  keyboard: { Tab: 'goes through all links, group by group.' },
  spoken: ['The content information of the page, with a navigation for each group.'],
};
