import type { GlossaryContent } from '@sponsor/contract';
import { rule, yourMoney } from './links.ts';

export const gToP: GlossaryContent['letters'] = [
  {
    letter: 'G',
    terms: [
      {
        id: 'general-solicitation',
        term: 'General solicitation',
        definition:
          'Offering securities to people you do not know: by advertisement, on a website, at an open seminar. Many private offerings may not do it; those under Rule 506(c) may.',
        source: rule('230.502', '(c)'),
      },
    ],
  },
  {
    letter: 'I',
    terms: [
      {
        id: 'illiquid',
        term: 'Illiquid',
        definition:
          'Hard to sell. There may be no buyer, or only one who pays less than it is worth, and no day on which you can count on having the money.',
        more: yourMoney,
      },
    ],
  },
  {
    letter: 'L',
    terms: [
      {
        id: 'leverage',
        term: 'Leverage',
        definition:
          'The part of a price that is borrowed. It makes gains larger for those who put in the rest, and losses as well.',
      },
    ],
  },
  {
    letter: 'M',
    terms: [
      {
        id: 'memorandum',
        term: 'Memorandum',
        phrase: 'private placement memorandum',
        definition:
          'The document of a private placement, in full “private placement memorandum” or PPM: terms, risks, fees, conflicts and the agreement that investors sign. No authority reads it beforehand.',
        more: { label: 'Where to read ours', href: '/ppm' },
      },
    ],
  },
  {
    letter: 'N',
    terms: [
      {
        id: 'net-lease',
        term: 'Net lease',
        phrase: 'net lease',
        definition:
          'A lease in which the tenant pays, besides the rent, a part or all of taxes, insurance and upkeep. In a gross lease the owner pays them.',
        more: { label: 'Flex industrial, the backbone of local business', href: '/blog/flex-industrial-backbone' },
      },
      {
        id: 'net-operating-income',
        term: 'Net operating income',
        definition:
          'Rent and other income of a building, less what it costs to run it. Loans, taxes on income and large replacements are not yet taken off.',
      },
    ],
  },
  {
    letter: 'O',
    terms: [
      {
        id: 'offering-circular',
        term: 'Offering circular',
        phrase: 'offering circular',
        definition:
          'The document of an offering under Regulation A: business, risks, fees, use of the money, management and accounts. It is part of the offering statement, and anybody can read it in the SEC’s database EDGAR.',
        source: rule('230.253'),
        more: { label: 'All disclosures', href: '/disclosures' },
      },
      {
        id: 'offering-statement',
        term: 'Offering statement',
        phrase: 'offering statement',
        definition:
          'What a company files with the SEC to offer securities under Regulation A, on Form 1-A. Nothing may be sold before it is qualified.',
        source: rule('230.252'),
      },
    ],
  },
  {
    letter: 'P',
    terms: [
      {
        id: 'preferred-return',
        term: 'Preferred return',
        phrase: 'preferred return',
        definition:
          'A priority: of the cash that there is to distribute, investors receive this part before the sponsor shares in profit. It is not interest, and if there is no cash it is not paid.',
        more: { label: 'What the funds aim at', href: '/what-we-said#targets' },
      },
      {
        id: 'private-placement',
        term: 'Private placement',
        definition:
          'An offering of securities that is not registered with the SEC and not open to everybody. What is bought in it can be sold again only under conditions.',
        source: rule('230.506'),
      },
      {
        id: 'pro-forma',
        term: 'Pro forma',
        definition:
          'A calculation of what a building would bring if its assumptions held. It is only as good as the rents, costs and dates that went into it.',
      },
    ],
  },
];
