import type { FlowOfFundsContent, WayOutText } from '@sponsor/contract';
import type { Prose } from '@sponsor/domain';
import { placeInLine } from './claims/market.ts';

/** Returns the path of an investor's money, which differs between the funds only in names. */
export function flowOf(fund: string, signed: Prose): FlowOfFundsContent {
  return {
    heading: 'The path your money takes',
    drawing: {
      number: '1',
      sheet: 'A-401',
      title: 'Section through the street',
      caption:
        'Money goes in by the upper pipe; what is left of the rent, if anything is, comes back by the lower. Dashes: not known yet. Illustrative drawing, not to scale.',
    },
    labels: {
      phases: { in: 'In', while: 'While', out: 'Out' },
      into: 'what you put in',
      back: 'what is left of the rent',
      taps: {
        costs: 'running costs',
        lender: 'the lender',
        fees: 'fees',
        preferred: 'preferred return',
        sponsor: 'the sponsor',
      },
      sale: 'at a sale',
    },
    stations: [
      {
        place: 'investor',
        name: 'You',
        alternativeText:
          'A house. One pipe leads from it into the ground and away; another comes back to it, and runs on to a tap of the sponsor.',
        facts: [
          { question: 'Who holds it', answer: ['You, at your bank'] },
          { question: 'What sends it', answer: signed },
        ],
      },
      {
        place: 'escrow',
        name: 'Escrow',
        alternativeText: 'A vault between columns. The pipe that leads on from it has a valve.',
        facts: [
          { question: 'Who holds it', open: '[escrow agent]' },
          { question: 'What releases it', open: '[conditions]' },
        ],
      },
      {
        place: 'fund',
        name: 'The fund',
        alternativeText:
          'An office of two stories, cut open. The pipe that leads on from it has a valve; the pipe that comes back passes under it, with a dashed tap for fees.',
        facts: [
          { question: 'Who holds it', answer: [fund] },
          { question: 'What releases it', open: '[use of proceeds]' },
        ],
      },
      {
        place: 'building',
        name: 'The building',
        alternativeText:
          'A house of three stories, cut open, with tenants at home. The rent runs down and back through a lower pipe, past a tap for running costs and one for the lender.',
        facts: [
          { question: 'Who holds it', open: '[owner of the building]' },
          {
            question: 'Who is paid from the rent',
            answer: [
              'Running costs, then the lender. Your ',
              placeInLine,
              ' comes before the sponsor’s share of profit.',
            ],
          },
        ],
      },
      {
        place: 'exits',
        name: 'Three doors',
        alternativeText:
          'A wall with three doors: A is shut, B is only dashed, and through C, which stands open, somebody goes out. The pipe of a sale ends there.',
        facts: [
          { question: 'How it comes back', answer: ['A sale of the buildings, a repurchase or a transfer'] },
          { question: 'How much of it', answer: ['More than you put in, less, or nothing'] },
        ],
      },
    ],
  };
}

const shared = { number: '2', sheet: 'A-402', title: 'Plan of the way out', start: 'you go in' };

/** The plan for the fund with a target date. */
export const wayOutInTime: WayOutText = {
  ...shared,
  caption:
    'Only the hatched years are a target. Where doors A and B are drawn does not say when they open. Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of a corridor as long as five years and more, with its end broken off. Along it are a small door that is shut, A, a dashed one, B, and in the fifth year a double door that stands open, C.',
  target: { years: [4, 5], label: 'target', longer: 'it may take longer', year: 'year' },
};

/** The plan for the fund without a target date. */
export const wayOut: WayOutText = {
  ...shared,
  caption: 'Where the doors are drawn does not say when they open. Illustrative drawing, not to scale.',
  alternativeText:
    'Plan of a corridor with its end broken off. Along it are a small door that is shut, A, a dashed one, B, and a double door that stands open, C.',
};
