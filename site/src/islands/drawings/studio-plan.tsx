import { studioPlan as words } from '@sponsor/content/drawings';
import { StudioPlan } from '@sponsor/ui/drawings';

/** A studio in plan. */
export function Studio() {
  return <StudioPlan label={words.alternativeText} rooms={words.rooms} />;
}
