import { problemSolution } from '@sponsor/content/problem-solution';
import { FlexAxonometric, RentSection, UnbuiltElevation } from '@sponsor/drawings';
import { Footnotes } from '../../components/Footnotes/Footnotes.tsx';
import { titleOf } from '../../drawings/TitleMark/TitleMark.fixtures.ts';
import type { ProblemSolutionProps } from './ProblemSolution.tsx';

const { problem, solution, notes, notesHeading } = problemSolution;
const { smallBay, seniorLiving } = problem;

export const problemAndSolution: ProblemSolutionProps = {
  id: 'problem-solution',
  problem: {
    ...problem,
    smallBay: {
      ...smallBay,
      media: <FlexAxonometric label={smallBay.drawing.alternativeText} />,
      drawing: titleOf(smallBay.drawing),
    },
    seniorLiving: {
      ...seniorLiving,
      media: <UnbuiltElevation label={seniorLiving.drawing.alternativeText} />,
      drawing: titleOf(seniorLiving.drawing),
    },
  },
  solution: {
    ...solution,
    media: <RentSection label={solution.drawing.alternativeText} />,
    drawing: titleOf(solution.drawing),
  },
  notes: <Footnotes notes={notes} heading={notesHeading} headingLevel={3} />,
};
