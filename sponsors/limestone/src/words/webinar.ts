import type { SharedWebinarWords, WebinarContent, Webinars } from '@sponsor/contract';
import { type FundKind, withNotes } from '@sponsor/domain';
import { circular } from './circular.ts';
import { eightPercentPreferredReturn, openToAll } from './claims/regulation-a.ts';
import { accreditedOnly, tenPercentPreferredReturn } from './claims/regulation-d.ts';
import { besideRegulationA, besideRegulationD } from './legends.ts';
import { notes } from './notes.ts';
import { webinarRegulationA, webinarRegulationD } from './pictures.ts';
import { regulationAFund, regulationDFund, sponsor } from './sponsor.ts';
import { toRegulationA, toRegulationD } from './to-invest.ts';
import { webinarAmounts } from './webinar-form.ts';

const words: Record<FundKind, Omit<WebinarContent, 'notes'>> = {
  'regulation-a': {
    heading: { before: 'What an', target: eightPercentPreferredReturn, after: 'is, and what it is not' },
    lede: [
      `How ${regulationAFund.name} works, what it builds first, and where a monthly distribution would come from. The fund is `,
      openToAll,
      '.',
    ],
    agenda: [
      'What the fund may buy and build',
      'Which projects are to receive the first capital',
      'The order of payment, from rent to investors',
      'Fees, risks, and why leaving is hard',
    ],
    legend: besideRegulationA(
      `A ${regulationAFund.offering} fund, sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}. An offer is made only by its offering circular.`,
    ),
    documentLabel: circular.read,
    accessHeading: `How ${regulationAFund.name} works`,
    next: {
      text: 'The next page is where an investment is made. Read every document before you enter anything; you can stop at any step.',
      action: toRegulationA('Invest Now'),
    },
    picture: webinarRegulationA,
  },
  'regulation-d': {
    heading: { before: 'What a', target: tenPercentPreferredReturn, after: 'means for accredited investors' },
    lede: [
      `How the ${regulationDFund.name} works, what it builds first, and how a quarterly distribution would be worked out. The fund is `,
      accreditedOnly,
      '.',
    ],
    agenda: [
      'What the fund may buy and build',
      'Which projects are to receive the first capital',
      'The order of payment, and how a quarter is worked out',
      'Fees, risks, and how accredited status is verified',
    ],
    legend: besideRegulationD(
      `A ${regulationDFund.offering} fund, sponsored by ${sponsor.capitalFormationArm}. An offer is made only by its private placement memorandum, and only to accredited investors whose status has been verified.`,
    ),
    documentLabel: 'View the PPM',
    accessHeading: `How the ${regulationDFund.name} works`,
    next: {
      text: 'The next page is where an investment is made. It asks for proof that you are accredited; you can stop at any step.',
      action: toRegulationD('Invest Now'),
    },
    picture: webinarRegulationD,
  },
};

export const webinars: Webinars & Record<FundKind, WebinarContent> = {
  'regulation-a': withNotes(notes, words['regulation-a']),
  'regulation-d': withNotes(notes, words['regulation-d'], webinarAmounts),
};

/** The words that both funds share. */
export const webinarWords: SharedWebinarWords = {
  badge: 'On-Demand Webinar',
  registration: { heading: 'Register to watch', introduction: 'On demand: start whenever you like.' },
  thanks: 'Thank you for registering. Take your time: nothing here asks you to decide today.',
  contentsHeading: 'In this webinar',
  risk: 'Returns are not guaranteed and may vary, and you can lose what you invest. Past performance is not indicative of future results.',
  playLabel: 'Play the webinar:',
  unavailable: 'The recording is being prepared. Everyone who has registered will hear when it can be watched.',
  nextHeading: 'When you have decided to invest',
};
