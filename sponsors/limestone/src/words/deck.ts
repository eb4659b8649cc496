import type { DeckContent } from '@sponsor/contract';
import { agreement } from './agreement.ts';
import { circular } from './circular.ts';
import { besideRegulationA } from './legends.ts';
import { regulationAFund, sponsor } from './sponsor.ts';

/** The contents of the deck, in the order of its pages. */
export const deckHeadings = {
  building: 'What we build, and for whom',
  terms: 'The fund’s terms, with notes',
  rent: 'How a month’s rent is shared out',
  risks: 'Risks, in plain words',
  contact: 'Whom to ask',
};

export const deck: DeckContent = {
  heading: 'Get Your Copy',
  introduction: 'The deck opens as a PDF in a new tab.',
  contents: { heading: `What the ${regulationAFund.name} deck covers`, items: Object.values(deckHeadings) },
  form: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    phoneHelpText: 'We call only if you ask us to.',
    optionalHint: 'Optional',
    submitLabel: 'Download the Deck',
    submittingLabel: 'Processing...',
    legalNote: agreement,
  },
  succeeded: { title: 'Success!', description: 'Thank you! Your download will begin shortly.' },
  failed: {
    title: 'Error',
    description: 'There was an issue submitting your information. Please try again.',
  },
  ready: {
    opened: 'The deck opens in a new tab. If it does not, use this link.',
    blocked: 'Your browser has kept the new tab from opening. Use this link instead.',
    label: 'Open the deck',
  },
  /** Used until the address of the sponsor's own deck is configured. */
  sampleUrl: '/deck/spark-fund-one-sample.pdf',
  legend: besideRegulationA(
    `The deck is not an offer. ${regulationAFund.name}, a ${regulationAFund.offering} fund, is sponsored by ${sponsor.capitalFormationArm} and offered through ${sponsor.placementBrokerDealer}, only by its offering circular. Returns are not guaranteed and may vary; past performance is not indicative of future results.`,
  ),
  documentLabel: circular.read,
};
