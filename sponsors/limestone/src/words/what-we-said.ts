import type { WhatWeSaidContent } from '@sponsor/contract';
import { claimHistory, withdrawnOfBuilding, withdrawnOfIncome } from './claim-history.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

export const whatWeSaid: WhatWeSaidContent = {
  head: {
    heading: 'What we said, and when',
    lede: [
      'The figures, terms and targets on this site: where each comes from, its as-of date, whether a target has been paid, and each wording it has had. What is no longer said stays listed.',
    ],
  },
  indexLabel: 'Claims by subject',
  register: {
    history: claimHistory,
    published: '[date of publication]',
    topics: [
      { id: 'regulation-a', heading: regulationAFund.name, notes: [12, 15] },
      { id: 'regulation-d', heading: regulationDFund.name, notes: [16, 18] },
      { id: 'targets', heading: 'What the funds aim at', notes: [11, 19], withdrawn: withdrawnOfIncome },
      { id: 'record', heading: 'Our record', notes: [14, 17, 22], withdrawn: withdrawnOfBuilding },
      { id: 'buildings', heading: 'Single buildings', notes: [13, 20, 21] },
      { id: 'market', heading: 'The market', notes: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] },
    ],
  },
  filter: { label: 'Claims shown', allLabel: 'All' },
  file: { label: 'Download the register (CSV)', href: '/what-we-said.csv' },
  kinds: { fact: 'Fact', term: 'Term of an offering', target: 'Target' },
  facts: { kind: 'Kind', asOf: 'As of', shownOn: 'Shown on' },
  undatedText: 'date',
  wordingsLabel: 'Wordings, newest first',
  currentText: 'As shown above',
  firstText: 'First wording, unchanged',
  withdrawnHeading: 'No longer said',
  missing: {
    heading: 'Seen something else?',
    text: 'If a page, a letter or a person said something about us that is not here, tell us the words and where you saw them. We will look into it and answer you.',
    actions: [
      { label: 'Tell us', href: '/contact' },
      { label: 'All disclosures', href: '/disclosures' },
    ],
  },
};
