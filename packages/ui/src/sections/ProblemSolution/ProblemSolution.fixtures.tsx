import { problemSolution } from '@sponsor/content/problem-solution';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { FlexAxonometric } from '../../drawings/FlexAxonometric/FlexAxonometric.tsx';
import { RentSection } from '../../drawings/RentSection/RentSection.tsx';
import { UnbuiltElevation } from '../../drawings/UnbuiltElevation/UnbuiltElevation.tsx';
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
