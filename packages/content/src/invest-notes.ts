import { type Claim, claimsIn, notesOf } from '@sponsor/domain';
import { regulationACalculatorClaims } from './calculator.ts';
import { invest } from './invest.ts';
import { notes } from './notes.ts';
import { regulationAOpportunity } from './opportunity.ts';
import { leadershipClaims } from './people.ts';
import { problemSolutionClaims } from './problem-solution.ts';
import { regulationAProcessClaims } from './process.ts';
import { whyInvestClaims } from './why-invest.ts';

const { lede, keyFigures } = invest.hero;

const claims: readonly Claim[] = [
  ...claimsIn(lede),
  ...keyFigures.flatMap(({ claim, detail = [] }) => [claim, ...claimsIn(detail)]),
  ...problemSolutionClaims,
  ...whyInvestClaims,
  ...regulationAOpportunity.facts,
  ...regulationAProcessClaims,
  ...regulationACalculatorClaims,
  ...leadershipClaims,
];
const pageNotes = notesOf(claims, notes);

/** The notes of the Regulation A page that do not stand in a section of their own. */
export const investNotes = {
  figuresHeading: 'Note to the figures',
  /** The distributions note stands with the figures; the others at the end of the page. */
  figures: pageNotes.filter((note) => note.number === 19),
  others: pageNotes.filter((note) => note.number > 10 && note.number !== 19),
};
