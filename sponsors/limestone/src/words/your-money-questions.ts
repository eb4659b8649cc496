import type { FeeWords, InvestorQuestion, StageWords } from '@sponsor/ui/sections';

export const open = '[to be supplied]';
export const page = 'p. [ ]';

/** Questions that neither fund has answered yet. */
export function owed(question: string, explanation?: string): InvestorQuestion {
  return { question, open, page, ...(explanation !== undefined && { explanation }) };
}

export const escrow: readonly InvestorQuestion[] = [
  owed('Who holds it first', 'The escrow agent, and whether it is one of our companies.'),
  owed('What releases it to the fund', 'How much must have come in, and by when.'),
  owed('If it is not released', 'When it is returned, and with or without interest.'),
];

export const ownership: readonly InvestorQuestion[] = [
  owed('What you own', 'The class of share or unit.'),
  owed('What you may vote on'),
  owed('IRA, joint names, trust', 'Which of them may invest, and what each has to show.'),
  owed('States', 'Where the offering is open.'),
];

export const conduct: readonly InvestorQuestion[] = [
  owed('Debt', 'The most that may be borrowed, and against what.'),
  owed('The sponsor’s own money', 'How much, and on which terms.'),
];

export const bothFunds: InvestorQuestion = owed(
  'Which fund gets which project',
  'Both funds may build the same kinds of building: who decides where one would suit both, and by which rule.',
);

const feeKinds: readonly (readonly [kind: string, paysFor: string])[] = [
  ['Selling and placement', 'Placing the securities'],
  ['Setting up the offering', 'Lawyers, auditors, filings'],
  ['Buying and developing', 'Finding, drawing, building'],
  ['Managing the fund', 'Accounts, reports, payments'],
  ['Managing the buildings', 'Leasing, repairs, rent'],
  ['Arranging debt', 'The loan, a guarantee'],
  ['Selling a building', 'Brokers, closing'],
  ['Share of profit', 'The sponsor’s share'],
];
export const fees: readonly FeeWords[] = feeKinds.map(([kind, paysFor]) => ({
  kind,
  paysFor,
  paidTo: open,
  amount: open,
  page,
}));

/** Returns the three ways out; the third is a sale, with the fund's text. */
export const waysOut = (sale: Pick<StageWords, 'text' | 'open'>): readonly StageWords[] => [
  {
    mark: 'A',
    title: 'Transfer',
    text: [
      'To a buyer you find, if the law and the offering document allow it. You may get less than you paid, or find no buyer.',
    ],
    open: '[limits to be supplied]',
  },
  {
    mark: 'B',
    title: 'Repurchase by the fund',
    text: ['Not settled yet: whether the fund buys back, from when, at what price and how much a year.'],
    open: '[terms to be supplied]',
  },
  {
    mark: 'C',
    title: 'Sale of the buildings',
    ...sale,
  },
];
