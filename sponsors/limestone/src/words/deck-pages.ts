import type { DeckPages } from '@sponsor/contract';
import { notesOf } from '@sponsor/domain';
import { deckHeadings } from './deck.ts';
import { notes } from './notes.ts';
import { problemSolution } from './problem-solution.ts';
import { regulationA } from './regulation-a.ts';
import { regulationAFund } from './sponsor.ts';

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
    text: 'It is not a forecast or a promise. Distributions can be reduced, be late or never come.',
  },
  {
    lead: 'The sponsor has interests of its own.',
    text: 'It and its affiliates earn fees. The circular lists them, and the conflicts they bring.',
  },
  {
    lead: 'The fund is new.',
    text: 'It has little history, and what its team did elsewhere does not show what it will do here.',
  },
];

const pages = {
  title: `${regulationAFund.name}: investor deck (sample)`,
  footer: `${regulationAFund.name}, investor deck. Sample. Not an offer; read the offering circular.`,
  building: {
    heading: deckHeadings.building,
    introduction:
      'Four kinds of building that towns in Indiana and Ohio use every day. The fund is set up to develop them from the ground up, own them and lease them to people who live and work nearby.',
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
    heading: deckHeadings.terms,
    introduction:
      'A target is what the sponsor aims for; next to each is what may go wrong. Fees and expenses: see the offering circular.',
    figures: regulationA.hero.keyFigures,
    notesHeading: 'Notes',
  },
  rent: {
    heading: deckHeadings.rent,
    introduction:
      'Every dollar follows the same path down through the building. Investors are paid from what is left after those above them.',
    path: problemSolution.solution.path,
  },
  risks: { heading: deckHeadings.risks, risks },
  contact: {
    heading: deckHeadings.contact,
    introduction: `Ask us about the buildings and the documents. We cannot advise you whether to invest; someone who knows your circumstances can.`,
    phoneLabel: 'Phone',
    emailLabel: 'Email',
    officeLabel: 'Office',
    circularLabel: 'Offering circular',
    sampleNotice:
      'This deck is a sample. Its words and figures are placeholders for the sponsor’s own, what is in [brackets] is still to be supplied, and nothing in it can be bought.',
  },
};

/** The pages of the deck after the cover. Separate from the words of `/deck-download`, which does not need them. */
export const deckPages: DeckPages = { ...pages, terms: { ...pages.terms, notes: notesOf(pages, notes) } };
