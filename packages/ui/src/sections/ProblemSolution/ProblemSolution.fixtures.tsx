import { flexAxonometric, rentSection, unbuiltElevation } from '@sponsor/content/drawing-words';
import { FlexAxonometric, RentSection, UnbuiltElevation } from '@sponsor/content/drawings';
import { problemSolution } from '@sponsor/content/problem-solution';
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
      media: <FlexAxonometric label={flexAxonometric.alternativeText} />,
      drawing: titleOf(flexAxonometric),
    },
    seniorLiving: {
      ...seniorLiving,
      media: <UnbuiltElevation label={unbuiltElevation.alternativeText} />,
      drawing: titleOf(unbuiltElevation),
    },
  },
  solution: {
    ...solution,
    media: <RentSection label={rentSection.alternativeText} />,
    drawing: titleOf(rentSection),
  },
  notes: <Footnotes notes={notes} heading={notesHeading} headingLevel={3} />,
};
