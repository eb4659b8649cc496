import { problemSolution } from '@sponsor/content/problem-solution';
import { FlexAxonometric, RentSection, UnbuiltElevation } from '@sponsor/drawings';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import type { ProblemSolutionProps } from './ProblemSolution.tsx';

const { problem, solution, notes, notesHeading } = problemSolution;
const { smallBay, seniorLiving } = problem;

export const problemAndSolution: ProblemSolutionProps = {
  id: 'problem-solution',
  problem: {
    ...problem,
    smallBay: { ...smallBay, media: <FlexAxonometric label={smallBay.drawing.alternativeText} /> },
    seniorLiving: { ...seniorLiving, media: <UnbuiltElevation label={seniorLiving.drawing.alternativeText} /> },
  },
  solution: { ...solution, media: <RentSection label={solution.drawing.alternativeText} /> },
  notes: <Footnotes notes={notes} heading={notesHeading} headingLevel={3} />,
};
