import type { MemorandumContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import { documents } from './documents.ts';
import { notes } from './notes.ts';
import { regulationDInvest } from './regulation-d-invest.ts';
import { regulationDFund } from './sponsor.ts';
import { toRegulationD } from './to-invest.ts';

/** The page of the private placement memorandum. */
export const memorandum: MemorandumContent = withNotes(notes, {
  heading: 'Private placement memorandum',
  introduction: `The ${regulationDFund.name} is offered by this document alone. Read its risk factors before anything else.`,
  /** The accessible name of the viewer. */
  viewerTitle: `Private placement memorandum of the ${regulationDFund.name}`,
  notConfigured: {
    heading: 'The memorandum is not published here yet',
    text: 'Write or call us to ask for a copy. Nothing on this site takes its place, so do not decide until you have read it.',
  },
  ask: { label: 'Ask for a copy', href: '/contact' },
  sample: {
    label: 'Read the sample as a document',
    document: documents['regulation-d'],
    title: `Private placement memorandum of the ${regulationDFund.name}, sample`,
    text: 'This is a sample. It shows what such a memorandum sets out, and in which order. It is not an offer, and what is in [brackets] is still to be supplied.',
    note: 'These pages are pictures. As a document they can be searched, printed and read aloud.',
  },
  document: {
    heading: 'The same text as a plain document',
    points: [['It is easier to search, to print and to have read aloud.']],
    label: 'Read it as a document',
  },
  contents: {
    heading: 'What to look for in it',
    points: [
      ['Risk factors: what can go wrong, and what you could lose'],
      ['Use of proceeds: where the money goes first'],
      ['Fees and expenses, and who receives them'],
      ['The order in which cash is paid out'],
    ],
  },
  beforeYouDecide: { ...regulationDInvest.panel.beforeYouSign, heading: 'Before you decide' },
  questions: {
    heading: 'Ask before you invest',
    text: 'A person answers questions about the memorandum on weekdays, [hours], Indiana time.',
    contact: { label: 'Contact us', href: '/contact' },
    invest: toRegulationD(`Invest in the ${regulationDFund.name}`),
  },
});
