import type { GlossaryWords, NavigationLink } from '@sponsor/domain';
import { regulationAFund, regulationDFund } from './sponsor.ts';

/** A section of title 17 of the Code of Federal Regulations, where the rules on securities stand. */
function rule(section: string, paragraph = ''): NavigationLink {
  return {
    label: `17 CFR ${section}${paragraph}`,
    href: `https://www.ecfr.gov/current/title-17/section-${section}`,
  };
}

const yourMoney: NavigationLink = { label: 'Your money: in, while, out', href: '/invest/your-money' };
const flexIndustrial: NavigationLink = { label: 'Flex industrial', href: '/flex-industrial' };

/** In the order of the alphabet. */
const letters: GlossaryWords['letters'] = [
  {
    letter: 'A',
    terms: [
      {
        id: 'accredited-investor',
        term: 'Accredited investor',
        saidAs: 'accredited investors',
        definition:
          'Somebody who may take part in offerings that are not registered, because a rule takes them to be able to bear the risk: by income or by net worth without the home, by a professional license, or as an entity of a certain kind or size.',
        source: rule('230.501', '(a)'),
        more: { label: regulationDFund.name, href: '/regd' },
      },
      {
        id: 'assisted-living',
        term: 'Assisted living',
        saidAs: 'assisted living',
        definition:
          'Apartments for people who need help with daily life, such as dressing, meals and medicine, but no hospital. States license it, each by rules of its own.',
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
        saidAs: 'broker-dealer',
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
        saidAs: 'cap rate',
        definition:
          'The net operating income of a building in a year, divided by its price. The higher the rate, the lower the price that the same income fetches; it says nothing about loans, or about what the income will be next year.',
      },
      {
        id: 'capital-stack',
        term: 'Capital stack',
        saidAs: 'capital stack',
        definition:
          'All the money in a project in the order in which it is paid back: senior debt first, then other loans, preferred equity, and common equity last. Whoever is paid last bears the first loss.',
        more: yourMoney,
      },
      {
        id: 'certificate-of-occupancy',
        term: 'Certificate of occupancy',
        definition:
          'The town’s word that a building may be used. Until it is there, nobody may move in and no rent is owed.',
      },
      {
        id: 'common-equity',
        term: 'Common equity',
        definition:
          'The share of the owners in what is left once all others have been paid. It has no upper limit, and may be nothing.',
      },
    ],
  },
  {
    letter: 'D',
    terms: [
      {
        id: 'debt-service',
        term: 'Debt service',
        definition: 'Interest and repayment that are due on a loan. It is owed whether or not the building is let.',
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
        saidAs: 'escrow agent',
        definition:
          'An account at a bank or an agent that stands between both sides: it pays money out only once what was agreed has happened, and otherwise sends it back.',
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
        saidAs: 'flex industrial',
        definition:
          'Low buildings divided into bays with a roll-up door and a small office, which serve as a workshop, a store or a shop as the tenant needs it.',
        more: flexIndustrial,
      },
    ],
  },
  {
    letter: 'G',
    terms: [
      {
        id: 'general-solicitation',
        term: 'General solicitation',
        definition:
          'Offering securities to people whom one does not know: by advertisement, on a website, at an open seminar. Many private offerings may not do it; those under Rule 506(c) may.',
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
          'Hard to sell. There may be no buyer, or only one who pays less than it is worth, and no day on which one can count on having the money.',
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
        saidAs: 'private placement memorandum',
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
        saidAs: 'net lease',
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
        saidAs: 'offering circular',
        definition:
          'The document of an offering under Regulation A: business, risks, fees, use of the money, management and accounts. It is part of the offering statement, and anybody can read it in the SEC’s database EDGAR.',
        source: rule('230.253'),
        more: { label: 'All disclosures', href: '/disclosures' },
      },
      {
        id: 'offering-statement',
        term: 'Offering statement',
        saidAs: 'offering statement',
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
        saidAs: 'preferred return',
        definition:
          'A priority: of the cash that there is to distribute, investors receive this part before the sponsor shares in profit. It is not interest, and if there is no cash it is not paid.',
        more: { label: 'What both funds aim at', href: '/what-we-said#targets' },
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
        term: 'Regulation A, Tier 2',
        saidAs: 'Regulation A, Tier II',
        definition:
          'Rules under which a company may offer securities to everybody without a full registration. Investors who are not accredited may put in only a part of their income or net worth, and the company files audited accounts each year.',
        source: rule('230.251'),
        more: { label: regulationAFund.name, href: '/invest' },
      },
      {
        id: 'regulation-d',
        term: 'Regulation D, Rule 506(c)',
        saidAs: 'Rule 506(c)',
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
          'The tax form on which a partnership tells each partner their share of its income, losses and credits. It often arrives after the usual day for tax returns.',
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
        saidAs: 'small-bay industrial',
        definition:
          'Industrial space that is let in small units, to trades, shops and young firms, not as one large hall.',
        more: flexIndustrial,
      },
      {
        id: 'sponsor',
        term: 'Sponsor',
        definition:
          'Who sets a fund up, chooses its projects and runs it, usually for fees and a share of the profit. Its interests and those of investors are not always the same.',
      },
      {
        id: 'stabilized',
        term: 'Stabilized',
        definition:
          'Said of a building that is let as far as it is likely to be. Before that it costs more and brings less than its plan for an ordinary year.',
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
          'Asking whether anybody would be interested before an offering statement is qualified. No money may be taken, and saying yes commits to nothing.',
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
          'The steps by which an issuer satisfies itself that a buyer is accredited: tax forms, statements of accounts, or a letter from a lawyer, an accountant or a broker-dealer. A box that is ticked is not enough.',
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
        saidAs: 'waterfall',
        definition:
          'The order in which the cash of a fund is shared out, step by step: each is filled before anything reaches the next.',
        more: yourMoney,
      },
    ],
  },
];

export const glossary: GlossaryWords = {
  head: {
    heading: 'Glossary',
    lede: 'What the words of this field mean to everybody, in plain sentences. What they mean in one of our offerings is set out in its document, which prevails over this page.',
  },
  indexLabel: 'Letters',
  placeLabel: 'In the glossary',
  sourceLabel: 'Defined in',
  letters,
  missing: {
    heading: 'A word is missing?',
    text: 'Tell us which, and where you read it. We explain it to you, and add it here.',
    actions: [{ label: 'Ask us', href: '/contact' }],
  },
};
