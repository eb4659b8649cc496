import { agreement } from './agreement.ts';
import { brand } from './brand.ts';
import { sparkFundOne } from './funds.ts';

export const deck = {
  heading: 'Get Your Copy',
  introduction: 'The deck opens as a PDF in a new tab.',
  contentsHeading: `What the ${sparkFundOne.name} deck covers`,
  contents: [
    'What we build, and for whom',
    'The fund, its terms and their notes',
    'How a month’s rent is shared out',
    'Risks, in plain words',
    'Whom to ask',
  ],
  form: {
    firstNameLabel: 'First name',
    lastNameLabel: 'Last name',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
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
    opened: 'The deck opens in a new tab. Should it not, this link does the same.',
    blocked: 'Your browser has kept the new tab from opening. This link does the same.',
    label: 'Open the deck',
  },
  legend: `The deck is not an offer. ${sparkFundOne.name}, a ${sparkFundOne.offering} fund, is sponsored by ${brand.capitalFormationArm} and offered through ${brand.placementBrokerDealer}, only by its offering circular. Returns are not guaranteed and may vary; past performance is not indicative of future results.`,
  documentLabel: 'Read the offering circular',
};
