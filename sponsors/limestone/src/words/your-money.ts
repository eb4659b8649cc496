import type { YourMoneyContent } from '@sponsor/contract';
import { withNotes } from '@sponsor/domain';
import type { StageWords } from '@sponsor/ui/sections';
import { circular } from './circular.ts';
import { placeInLine } from './claims/market.ts';
import { annualDistributions, openToAll, purchaseLimit, startsAtRegulationAMinimum } from './claims/regulation-a.ts';
import {
  accreditedOnly,
  accreditedTest,
  startsAtRegulationDMinimum,
  tenPercentPreferredReturn,
} from './claims/regulation-d.ts';
import { investmentTimeline } from './claims/targets.ts';
import { notes } from './notes.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';
import { flowOf, wayOut, wayOutInTime } from './your-money-flow.ts';
import { bothFunds, conduct, escrow, fees, open, owed, ownership, page, waysOut } from './your-money-questions.ts';

function afterwards(read: string, account: StageWords['text']): readonly StageWords[] {
  return [
    { when: 'At once', title: 'A receipt', text: ['What we stored, and for which email address.'] },
    {
      when: '[business days]',
      title: 'A person answers',
      text: ['By email; by phone only if you ask us to call.'],
      open: '[name, investor relations]',
    },
    {
      when: 'When you choose',
      title: `You read the ${read}`,
      text: ['Risks, fees, use of the money. Ask about anything in it.'],
    },
    { when: 'When you choose', title: 'You open an account', text: account },
  ];
}

const shared = {
  heading: 'Your money: in, while, out',
  moreOrLess: 'You could receive more than you put in, less, or nothing.',
  out: {
    heading: 'Out',
    introduction: [
      'Plan to stay until the buildings are sold. There is no public market, and you cannot ask for your money back on a day you choose.',
    ],
  },
  columns: { kind: 'Kind', paysFor: 'What it pays for', paidTo: 'Paid to', amount: 'How much, and of what' },
  ask: { label: 'Ask a person', href: '/contact' },
  worst: { label: 'What can go wrong', href: '/disclosures' },
} as const;

const commitsToNothing = 'Signing up asks for an email address and commits you to nothing.';

export const regulationAMoney: YourMoneyContent = withNotes(notes, {
  head: {
    heading: shared.heading,
    lede: [
      `Who holds it in ${regulationAFund.name}, what must happen before it moves, what it costs, and how it may come back. What is in [brackets] is still to come from the sponsor.`,
    ],
    actions: [shared.ask, { label: `For the ${regulationDFund.name}`, href: '/regd/your-money' }],
  },
  pageLabel: 'Offering circular',
  flow: flowOf(regulationAFund.name, ['You sign, then pay from your bank']),
  in: {
    heading: 'In',
    questions: [
      { question: 'Who may take part', answer: ['The fund is ', openToAll, '. ', purchaseLimit], page },
      {
        question: 'Minimum and limit',
        answer: ['Any amount ', startsAtRegulationAMinimum, ', up to your limit if you have one.'],
        page,
      },
      ...escrow,
      ...ownership,
    ],
  },
  while: {
    heading: 'While',
    questions: [
      {
        question: 'When the first payment is decided',
        answer: ['The aim: ', annualDistributions, '.'],
        open,
        explanation: 'Who decides on a payment, and when on the first.',
        page,
      },
      {
        question: 'Who is paid before you',
        answer: ['Running costs, then the lender. Your ', placeInLine, ' comes before the sponsor’s share of profit.'],
        open,
        explanation: 'Where each fee comes in this order.',
        page,
      },
      ...conduct,
      owed(
        'Who audits',
        'Tier II requires audited statements each year (Form 1-K) and an unaudited report at midyear (Form 1-SA).',
      ),
      owed('Tax form', 'Which form, and by which date.'),
      bothFunds,
    ],
  },
  fees: {
    heading: 'Fees, by kind',
    introduction:
      'The kinds that an offering circular usually lists, each with its page. One that this fund does not charge will read “none”.',
    columns: { ...shared.columns, page: 'Circular' },
    fees,
  },
  out: {
    ...shared.out,
    drawing: wayOutInTime,
    stages: waysOut({
      text: ['The intended way: ', investmentTimeline, `. ${shared.moreOrLess}`],
      open: '[who decides to sell]',
    }),
  },
  afterwards: {
    heading: 'After you sign up',
    introduction: [commitsToNothing],
    stages: afterwards('circular', [
      `With ${sponsor.placementBrokerDealer}, which checks who you are and what your limit is.`,
    ]),
  },
  next: {
    heading: 'Read it first',
    text: 'The offering circular prevails over this page.',
    documentLabel: circular.read,
    actions: [shared.ask, { label: 'Work it out for your amount', href: '/invest#calculator' }, shared.worst],
  },
});

export const regulationDMoney: YourMoneyContent = withNotes(notes, {
  head: {
    heading: shared.heading,
    lede: [
      `Who holds it in the ${regulationDFund.name}, what must happen before it moves, what it costs, and how it may come back. What is in [brackets] is still to come from the sponsor.`,
    ],
    actions: [shared.ask, { label: `For ${regulationAFund.name}`, href: '/invest/your-money' }],
  },
  pageLabel: 'Private placement memorandum',
  flow: flowOf(`The ${regulationDFund.name}`, ['You sign the subscription, then pay from your bank']),
  in: {
    heading: 'In',
    questions: [
      { question: 'Who may take part', answer: ['The offering is ', accreditedOnly, '. ', accreditedTest], page },
      {
        question: 'Minimum and limit',
        answer: ['Any amount ', startsAtRegulationDMinimum, '.'],
        open,
        explanation: 'The most that one investor may put in.',
        page,
      },
      ...escrow,
      ...ownership,
    ],
  },
  while: {
    heading: 'While',
    questions: [
      {
        question: 'When the first payment is decided',
        answer: ['The aim: ', tenPercentPreferredReturn, ', calculated each quarter.'],
        open,
        explanation: 'Who decides on a payment, and when on the first.',
        page,
      },
      {
        question: 'Who is paid before you',
        answer: ['Running costs, then the lender. Your ', placeInLine, ' comes before the sponsor’s share of profit.'],
        open,
        explanation: 'Where each fee comes in this order.',
        page,
      },
      ...conduct,
      owed('Who audits', 'The law requires no audit of a placement: whether there is one, by whom and how often.'),
      owed('Tax form', 'Which form, and by which date.'),
      bothFunds,
    ],
  },
  fees: {
    heading: 'Fees, by kind',
    introduction:
      'The kinds that a memorandum usually lists, each with its page. One that this fund does not charge will read “none”.',
    columns: { ...shared.columns, page: 'PPM' },
    fees,
  },
  out: {
    ...shared.out,
    drawing: wayOut,
    stages: waysOut({ text: [`The intended way. ${shared.moreOrLess}`], open: '[when, and who decides to sell]' }),
  },
  afterwards: {
    heading: 'After you register',
    introduction: ['Registering asks for a name and how to reach you, and commits you to nothing.'],
    stages: afterwards('memorandum', ['Your status as an accredited investor is verified there before you may sign.']),
  },
  next: {
    heading: 'Read it first',
    text: 'The private placement memorandum prevails over this page.',
    documentLabel: 'View the PPM',
    actions: [shared.ask, { label: 'Work it out for your amount', href: '/regd#calculator' }, shared.worst],
  },
});
