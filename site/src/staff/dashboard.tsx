import { dashboard } from '@sponsor/content/dashboard';
import { deliveries } from '@sponsor/content/deliveries';
import { problemSolution } from '@sponsor/content/problem-solution';
import { sponsor } from '@sponsor/content/sponsor';
import { FlexAxonometric, RentSection } from '@sponsor/drawings';
import { DeliveryHealthStrip, SectionImages } from '@sponsor/ui/admin';
import { StaffScreen } from './staff-screen.tsx';
import { useDeliveryHealth } from './use-delivery-health.ts';
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

/** Whether leads reach the CRM, and the pictures of the invest page that staff may replace. */
export function Component() {
  useTitle(dashboard.page);
  const health = useDeliveryHealth();
  return (
    <StaffScreen heading={dashboard.heading}>
      {health && (
        <DeliveryHealthStrip
          health={health}
          deliveriesHref={deliveries.link.href}
          texts={deliveries.health}
          timeZone={sponsor.timeZone}
        />
      )}
      <SectionImages {...useSectionImages()} drawings={drawings} texts={dashboard.images} timeZone={sponsor.timeZone} />
    </StaffScreen>
  );
}
