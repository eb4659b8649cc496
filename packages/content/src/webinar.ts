import { type Claim, type FundKind, notesOf, type Prose, type TargetClaim } from '@sponsor/domain';
import { agreement } from './agreement.ts';
import { brand } from './brand.ts';
import { accreditedOnly, tenPercentPreferredReturn } from './claims/regulation-d.ts';
import { belowTheRanges } from './claims/webinar.ts';
import { openToAll, preferredReturn } from './claims.ts';
import { formErrors } from './form-errors.ts';
import { opportunityFund, sparkFundOne } from './funds.ts';
import { notes } from './notes.ts';

interface Webinar {
  heading: { before: string; target: TargetClaim; after: string };
  lede: Prose;
  agenda: readonly string[];
  legend: string;
  /** The link to what sets the offering out. */
  documentLabel: string;
  /** Beside the ranges of the form. */
  amountHelp?: Claim;
  accessHeading: string;
  next: { text: string; action: { label: string; href: string } };
}

export const webinars: Record<FundKind, Webinar> = {
  'regulation-a': {
    heading: { before: 'What an', target: preferredReturn, after: 'is, and what it is not' },
    lede: [
      `How ${sparkFundOne.name} works, what it builds first, and where a monthly distribution would come from. The fund is `,
      openToAll,
      '.',
    ],
    agenda: [
      'What the fund may buy and build',
      'Which projects are to receive the first capital',
      'The order of payment, from rent to investors',
      'Fees, risks, and how to leave the fund',
    ],
    legend: `A ${sparkFundOne.offering} fund, sponsored by ${brand.capitalFormationArm} and offered through ${brand.placementBrokerDealer}. An offer is made only by its offering circular.`,
    documentLabel: 'Read the offering circular',
    accessHeading: `How ${sparkFundOne.name} works`,
    next: {
      text: 'The next page is where an investment is made. Read every document before you enter anything; you can stop at any step.',
      action: { label: 'Invest Now', href: '/rega-invest' },
    },
  },
  'regulation-d': {
    heading: { before: 'What a', target: tenPercentPreferredReturn, after: 'means for accredited investors' },
    lede: [
      `How the ${opportunityFund.name} works, what it builds first, and how a quarterly distribution would be worked out. The fund is `,
      accreditedOnly,
      '.',
    ],
    agenda: [
      'What the fund may buy and build',
      'Which projects are to receive the first capital',
      'The order of payment, and how a quarter is worked out',
      'Fees, risks, and how accredited status is verified',
    ],
    legend: `A ${opportunityFund.offering} fund, sponsored by ${brand.capitalFormationArm}. An offer is made only by its private placement memorandum, and only to accredited investors whose status has been verified.`,
    documentLabel: 'Read the memorandum',
    amountHelp: belowTheRanges,
    accessHeading: `How the ${opportunityFund.name} works`,
    next: {
      text: 'The next page is where an investment is made. It asks for proof that you are accredited; you can stop at any step.',
      action: { label: 'Invest Now', href: '/regd-invest' },
    },
  },
};

/** What is the same for both funds. */
export const webinarWords = {
  badge: 'On-Demand Webinar',
  registration: { heading: 'Register to watch', introduction: 'On demand: start whenever you like.' },
  form: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    amountLabel: 'Investment amount',
    amountPlaceholder: 'Choose a range',
    amountClear: 'No range',
    optionalHint: 'Optional',
    errors: formErrors,
    submitLabel: 'Watch Webinar Now',
    submittingLabel: 'Processing...',
    legalNote: agreement,
  },
  succeeded: 'Registration successful! Redirecting to webinar...',
  failed: 'Registration failed. Please try again.',
  thanks: 'Thank you for registering. Take your time: nothing here asks you to decide today.',
  contentsHeading: 'In this webinar',
  risk: 'Returns are not guaranteed and may vary, and you can lose what you invest. Past performance is not indicative of future results.',
  playLabel: 'Play the webinar:',
  unavailable: 'The recording is being prepared. Everyone who has registered will hear when it can be watched.',
  nextHeading: 'Ready when you are',
};

export function webinarNotes(fund: FundKind) {
  return notesOf(webinars[fund], notes);
}
