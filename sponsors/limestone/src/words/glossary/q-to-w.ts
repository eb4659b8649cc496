import type { GlossaryContent } from '@sponsor/contract';
import { regulationAFund, regulationDFund } from '../sponsor.ts';
import { flexIndustrial, rule, yourMoney } from './links.ts';

export const qToW: GlossaryContent['letters'] = [
  {
    letter: 'Q',
    terms: [
      {
        id: 'qualification',
        term: 'Qualification',
        definition:
          'The act by which the SEC lets an offering under Regulation A begin. It is not an approval: the SEC does not judge whether the investment is a good one.',
        source: rule('230.252'),
      },
    ],
  },
  {
    letter: 'R',
    terms: [
      {
        id: 'regulation-a',
        term: 'Regulation A, Tier II',
        phrase: 'Regulation A, Tier II',
        definition:
          'Rules under which a company may offer securities to everybody without a full registration. Investors who are not accredited may put in only a part of their income or net worth, and the company files audited accounts each year.',
        source: rule('230.251'),
        more: { label: regulationAFund.name, href: '/invest' },
      },
      {
        id: 'regulation-d',
        term: 'Regulation D, Rule 506(c)',
        phrase: 'Rule 506(c)',
        definition:
          'Rules for private placements. Under 506(c) an offering may be advertised, but only accredited investors may buy, and the issuer has to take reasonable steps to verify that they are.',
        source: rule('230.506', '(c)'),
        more: { label: regulationDFund.name, href: '/regd' },
      },
      {
        id: 'return-of-capital',
        term: 'Return of capital',
        definition:
          'A payment that gives investors a part of their own money back. It is not a profit, although it arrives like one.',
      },
    ],
  },
  {
    letter: 'S',
    terms: [
      {
        id: 'schedule-k-1',
        term: 'Schedule K-1',
        definition:
          'The tax form on which a partnership tells each partner their share of its income, losses and credits. It often arrives after the usual deadline for tax returns.',
        source: { label: 'IRS, Form 1065', href: 'https://www.irs.gov/forms-pubs/about-form-1065' },
      },
      {
        id: 'senior-debt',
        term: 'Senior debt',
        definition:
          'The loan that is paid before all others, usually secured by the building. If it is not paid, the lender may take the building.',
      },
      {
        id: 'small-bay',
        term: 'Small-bay industrial',
        phrase: 'small-bay industrial',
        definition:
          'Industrial space that is leased in small units, to trades, shops and young firms, not as one large hall.',
        more: flexIndustrial,
      },
      {
        id: 'sponsor',
        term: 'Sponsor',
        definition:
          'The company that sets up a fund, chooses its projects and runs it, usually for fees and a share of the profit. Its interests and those of investors are not always the same.',
      },
      {
        id: 'stabilized',
        term: 'Stabilized',
        definition:
          'Said of a building that is leased as far as it is likely to be. Before that it costs more and brings less than its plan for an ordinary year.',
      },
      {
        id: 'subscription-agreement',
        term: 'Subscription agreement',
        definition:
          'What an investor signs to buy into a fund: how much, on which terms, and that the conditions for taking part are met.',
      },
    ],
  },
  {
    letter: 'T',
    terms: [
      {
        id: 'target',
        term: 'Target',
        definition:
          'What a sponsor aims for. It is neither a promise nor a forecast, and says nothing of how likely it is to be met.',
        more: { label: 'What we said, and when', href: '/what-we-said#targets' },
      },
      {
        id: 'testing-the-waters',
        term: 'Testing the waters',
        definition:
          'Asking whether anybody would be interested before an offering statement is qualified. No money may be taken, and saying yes commits nobody to anything.',
        source: rule('230.255'),
      },
    ],
  },
  {
    letter: 'V',
    terms: [
      {
        id: 'verification',
        term: 'Verification',
        definition:
          'The steps by which an issuer satisfies itself that a buyer is accredited: tax forms, statements of accounts, or a letter from a lawyer, an accountant or a broker-dealer. A checked box is not enough.',
        source: rule('230.506', '(c)(2)(ii)'),
      },
    ],
  },
  {
    letter: 'W',
    terms: [
      {
        id: 'waterfall',
        term: 'Waterfall',
        phrase: 'waterfall',
        definition:
          'The order in which the cash of a fund is shared out, step by step: each is filled before anything reaches the next.',
        more: yourMoney,
      },
    ],
  },
];
