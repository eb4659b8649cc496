import { community } from '@sponsor/content/community';
import { oneBedroomPlan, studioPlan } from '@sponsor/content/drawings';
import { OneBedroomPlan, StudioPlan } from '@sponsor/ui/drawings';
import { CommunityPlans } from '@sponsor/ui/sections';

/** The facts and plans of Parkview. */
export function ParkviewApartments() {
  return (
    <CommunityPlans
      {...community.apartments}
      plans={[
        { media: <StudioPlan label={studioPlan.alternativeText} rooms={studioPlan.rooms} />, drawing: studioPlan },
        {
          media: <OneBedroomPlan label={oneBedroomPlan.alternativeText} rooms={oneBedroomPlan.rooms} />,
          drawing: oneBedroomPlan,
        },
      ]}
    />
  );
}
