import type { GlossaryContent } from '@sponsor/contract';
import { regulationDFund } from '../sponsor.ts';
import { flexIndustrial, rule, yourMoney } from './links.ts';

export const aToF: GlossaryContent['letters'] = [
  {
    letter: 'A',
    terms: [
      {
        id: 'accredited-investor',
        term: 'Accredited investor',
        phrase: 'accredited investors',
        definition:
          'A person or entity that may take part in offerings that are not registered, because a rule treats them as able to bear the risk: by income or by net worth without the home, by a professional license, or as an entity of a certain kind or size.',
        source: rule('230.501', '(a)'),
        more: { label: regulationDFund.name, href: '/regd' },
      },
      {
        id: 'assisted-living',
        term: 'Assisted living',
        phrase: 'assisted living',
        definition:
          'Apartments for people who need help with daily life, such as dressing, meals and medicine, but not hospital care. States license it, each under rules of its own.',
        more: { label: 'Parkview Residences', href: '/portfolio/parkview-residences' },
      },
    ],
  },
  {
    letter: 'B',
    terms: [
      {
        id: 'broker-dealer',
        term: 'Broker-dealer',
        phrase: 'broker-dealer',
        definition:
          'A firm that is registered to sell securities for others. What is on record about it and its people can be read in FINRA’s BrokerCheck.',
        source: {
          label: 'Securities Exchange Act, section 15',
          href: 'https://www.law.cornell.edu/uscode/text/15/78o',
        },
      },
    ],
  },
  {
    letter: 'C',
    terms: [
      {
        id: 'cap-rate',
        term: 'Cap rate',
        phrase: 'cap rate',
        definition:
          'The net operating income of a building in a year, divided by its price. The higher the rate, the lower the price that the same income fetches; it says nothing about loans, or about what the income will be next year.',
      },
      {
        id: 'capital-stack',
        term: 'Capital stack',
        phrase: 'capital stack',
        definition:
          'All the money in a project in the order in which it is paid back: senior debt first, then other loans, preferred equity, and common equity last. Those who are paid last bear the first loss.',
        more: yourMoney,
      },
      {
        id: 'certificate-of-occupancy',
        term: 'Certificate of occupancy',
        definition:
          'The town’s certificate that a building may be used. Until it is issued, nobody may move in and no rent is owed.',
      },
      {
        id: 'common-equity',
        term: 'Common equity',
        definition:
          'The owners’ share of what is left once everyone else has been paid. It has no upper limit, and may be nothing.',
      },
    ],
  },
  {
    letter: 'D',
    terms: [
      {
        id: 'debt-service',
        term: 'Debt service',
        definition: 'Interest and repayment that are due on a loan. It is owed whether or not the building is leased.',
      },
      {
        id: 'distribution',
        term: 'Distribution',
        definition:
          'Cash that a fund pays to its investors. It may come from rent, from a sale, or be part of their own money given back; the tax form of the year tells which.',
        more: yourMoney,
      },
    ],
  },
  {
    letter: 'E',
    terms: [
      {
        id: 'equity-multiple',
        term: 'Equity multiple',
        definition:
          'All that an investor is paid over the years, divided by what was put in. One means that the money came back and nothing more. It does not say how long it took.',
      },
      {
        id: 'escrow',
        term: 'Escrow',
        phrase: 'escrow agent',
        definition:
          'An account that a bank or an agent holds between both sides: it pays money out only once what was agreed has happened, and otherwise sends it back.',
        more: yourMoney,
      },
    ],
  },
  {
    letter: 'F',
    terms: [
      {
        id: 'flex-industrial',
        term: 'Flex industrial',
        phrase: 'flex industrial',
        definition:
          'Low buildings divided into bays with a roll-up door and a small office, which serve as a workshop, storage or a shop, as the tenant needs.',
        more: flexIndustrial,
      },
    ],
  },
];
