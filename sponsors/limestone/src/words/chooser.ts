import type { ChooserContent } from '@sponsor/contract';
import { type Prose, withNotes } from '@sponsor/domain';
import { circular } from './circular.ts';
import {
  eightPercentPreferredReturn,
  noRequirement,
  purchaseLimit,
  regulationAMinimum,
} from './claims/regulation-a.ts';
import {
  accreditedStatus,
  accreditedTest,
  regulationDMaximumOffering,
  regulationDMinimum,
  regulationDUnitPrice,
  startsAtRegulationDMinimum,
  tenPercentPreferredReturn,
} from './claims/regulation-d.ts';
import { investmentTimeline, totalReturn } from './claims/targets.ts';
import { sitePlan } from './drawing-words.ts';
import { notes } from './notes.ts';
import { regulationAFund, regulationDFund } from './sponsor.ts';

const risk = 'Distributions are not guaranteed and may vary. You could lose what you invest.';

const memorandum = 'See the memorandum';

const openToAll = {
  name: regulationAFund.name,
  offering: 'Regulation A Tier II fund',
  badge: 'OPEN TO ALL',
  access: { claim: noRequirement, limitLabel: 'Limit', limit: purchaseLimit },
  terms: [
    regulationAMinimum,
    eightPercentPreferredReturn,
    totalReturn,
    investmentTimeline,
    { label: 'Maximum offering', where: circular.see },
    { label: 'Price of a share', where: circular.see },
    { label: 'Fees and expenses', where: circular.see },
  ],
  action: { label: `See ${regulationAFund.name}`, href: '/invest' },
  risk,
};

const accreditedOnly = {
  name: regulationDFund.name,
  offering: 'Regulation D 506(c) private placement',
  badge: 'ACCREDITED ONLY',
  access: { claim: accreditedStatus, limitLabel: 'In full', limit: accreditedTest },
  terms: [
    regulationDMinimum,
    tenPercentPreferredReturn,
    totalReturn,
    { label: 'Target investment timeline', where: memorandum },
    regulationDMaximumOffering,
    regulationDUnitPrice,
    { label: 'Fees and expenses', where: memorandum },
  ],
  action: { label: `See the ${regulationDFund.name}`, href: '/regd' },
  document: { label: 'View the PPM', href: '/ppm' },
  risk,
};

const howMuch: Prose = [
  `The ${regulationDFund.name} takes investments `,
  startsAtRegulationDMinimum,
  `. With less than that, ${regulationAFund.name} is open to you; with that amount or more, both are, if you are accredited.`,
];

export const chooser: ChooserContent = withNotes(notes, {
  fundCards: {
    heading: 'Choose Your Investment Path',
    introduction:
      'Two funds invest in the same kinds of building. They differ in who may invest, how much, and which document governs.',
    caption: `Site plan. ${sitePlan.caption}`,
    funds: [openToAll, accreditedOnly],
    /** The link to the document of the fund that is open to everyone; the deployment sets its address. */
    circular: circular.read,
  },
  needHelp: {
    heading: 'Need Help Deciding?',
    text: 'Ask us what is not clear. We answer questions about the documents; we do not give investment advice.',
    action: { label: 'Ask a question', href: '/contact' },
    questions: [
      { question: 'Are you accredited?', answer: [`If not, ${regulationAFund.name} is the fund that is open to you.`] },
      { question: 'How much do you plan to invest?', answer: howMuch },
      {
        question: 'Can you leave your money in for years?',
        answer: [
          'Both funds hold buildings. Plan to stay for the whole term: there may be no market in which you could sell earlier.',
        ],
      },
    ],
  },
});
