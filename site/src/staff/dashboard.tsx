import { dashboard } from '@sponsor/content/dashboard';
import { problemSolution } from '@sponsor/content/problem-solution';
import { sponsor } from '@sponsor/content/sponsor';
import { FlexAxonometric, RentSection } from '@sponsor/drawings';
import { SectionImages } from '@sponsor/ui/admin';
import { StaffScreen } from './staff-screen.tsx';
import { useSectionImages } from './use-section-images.ts';
import { useTitle } from './use-title.ts';

const { problem, solution } = problemSolution;
const problemText = problem.smallBay.drawing.alternativeText;
const solutionText = solution.drawing.alternativeText;

/** The drawings that the sections show by themselves. */
const drawings = {
  problem: { drawing: <FlexAxonometric label={problemText} />, drawingText: problemText },
  solution: { drawing: <RentSection label={solutionText} />, drawingText: solutionText },
};

/** The pictures of the invest page that staff may replace. */
export function Component() {
  useTitle(dashboard.page);
  return (
    <StaffScreen heading={dashboard.heading}>
      <SectionImages {...useSectionImages()} drawings={drawings} texts={dashboard.images} timeZone={sponsor.timeZone} />
    </StaffScreen>
  );
}
