import { problemSolution } from '@sponsor/content/problem-solution';
import { Footnotes } from '@sponsor/ui';
import { FlexAxonometric, RentSection, UnbuiltElevation } from '@sponsor/ui/drawings';
import { ProblemSolution } from '@sponsor/ui/sections';

const { problem, solution, notes, notesHeading } = problemSolution;
const { smallBay, seniorLiving } = problem;

/** Why the fund builds what it builds, with its three drawings. */
export function FundProblemSolution() {
  return (
    <ProblemSolution
      id="problem-solution"
      problem={{
        ...problem,
        smallBay: { ...smallBay, media: <FlexAxonometric label={smallBay.drawing.alternativeText} /> },
        seniorLiving: { ...seniorLiving, media: <UnbuiltElevation label={seniorLiving.drawing.alternativeText} /> },
      }}
      solution={{ ...solution, media: <RentSection label={solution.drawing.alternativeText} /> }}
      notes={<Footnotes notes={notes} heading={notesHeading} headingLevel={3} />}
    />
  );
}
