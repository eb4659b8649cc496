import { claimsIn, type KeyFigure, notesOf } from '@sponsor/domain';
import { agreement } from './agreement.ts';
import { brand } from './brand.ts';
import { sparkFundOne } from './funds.ts';
import { invest } from './invest.ts';
import { notes } from './notes.ts';
import { problemSolution } from './problem-solution.ts';

const risks: readonly { lead: string; text: string }[] = [
  { lead: 'You could lose it all.', text: 'No part of what you invest is insured or guaranteed by anyone.' },
  {
    lead: 'You may be unable to sell.',
    text: 'There is no public market for the shares, and there may never be one. Plan to hold them to the end.',
  },
  {
    lead: 'Building can go wrong.',
    text: 'It may cost more and take longer than planned, and rent begins only when the doors open.',
  },
  {
    lead: 'Space can stay empty.',
    text: 'Tenants may be fewer, pay less or leave sooner than we expect, and running costs go on without them.',
  },
  {
    lead: 'Lenders come first.',
    text: 'Debt is paid before investors. If a project cannot pay it, the lender may take the building.',
  },
  {
    lead: 'A target is an aim.',
    text: 'It is no forecast and no promise. Distributions can be reduced, be late or never come.',
  },
  {
    lead: 'The sponsor has interests of its own.',
    text: 'It and its affiliates earn fees. The circular lists them, and the conflicts they bring.',
  },
  {
    lead: 'The fund is new.',
    text: 'It has little history, and what its team did elsewhere does not tell what it will do here.',
  },
];

const terms: readonly KeyFigure[] = invest.hero.keyFigures;
const path = problemSolution.solution.path;

/** The deck itself, page by page after the cover. */
const pages = {
  footer: `${sparkFundOne.name}, investor deck. Sample. Not an offer; read the offering circular.`,
  building: {
    heading: 'What we build, and for whom',
    introduction:
      'Four kinds of building that towns in Indiana and Ohio use every day. We develop them from the ground up, own them with our investors, and let them to people who live and work nearby.',
    kinds: [
      { name: 'Senior living', text: 'Homes with help at hand, for people who want to stay near their families.' },
      { name: 'Apartments', text: 'Well-made rental homes at a reasonable price, close to work and to school.' },
      {
        name: 'Flex industrial',
        text: 'A roll-up door, some floor and a desk, for firms of a few people.',
      },
      { name: 'Self-storage', text: 'Plain rows of units for households that move, and trades that need room.' },
    ],
  },
  terms: {
    heading: 'The fund’s terms, with notes',
    introduction:
      'A target is what the sponsor aims for; beside each stands what may go wrong. Fees and expenses: see the offering circular.',
    figures: terms,
    notesHeading: 'Notes',
    notes: notesOf(
      [
        ...terms.map(({ claim }) => claim),
        ...claimsIn(terms.flatMap(({ detail = [] }) => detail)),
        ...claimsIn(path.flatMap(({ text }) => text)),
      ],
      notes,
    ),
  },
  rent: {
    heading: 'How a month’s rent is shared out',
    introduction:
      'Every dollar takes the same way down through the building. Investors are paid from what is left after those above them.',
    path,
  },
  risks: { heading: 'Risks, in plain words', risks },
  contact: {
    heading: 'Whom to ask',
    introduction: `Ask us about the buildings and the documents. We cannot advise you whether to invest; someone who knows your circumstances can.`,
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    officeLabel: 'Office',
    circularLabel: 'Offering circular',
    sample:
      'This deck is a sample. Its words and figures stand for the sponsor’s own, what stands in [brackets] is still to be supplied, and nothing in it can be bought.',
  },
};

export const deck = {
  heading: 'Get Your Copy',
  introduction: 'The deck opens as a PDF in a new tab.',
  contentsHeading: `What the ${sparkFundOne.name} deck covers`,
  contents: [pages.building, pages.terms, pages.rent, pages.risks, pages.contact].map(({ heading }) => heading),
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
  /** Stands for the sponsor's own deck until the address of one is configured. */
  sampleUrl: '/deck/spark-fund-one-sample.pdf',
  legend: `The deck is not an offer. ${sparkFundOne.name}, a ${sparkFundOne.offering} fund, is sponsored by ${brand.capitalFormationArm} and offered through ${brand.placementBrokerDealer}, only by its offering circular. Returns are not guaranteed and may vary; past performance is not indicative of future results.`,
  documentLabel: 'Read the offering circular',
  pages,
};
