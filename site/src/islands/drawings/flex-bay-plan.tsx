import { flexBayPlan as words } from '@sponsor/content/drawings';
import { FlexBayPlan } from '@sponsor/ui/drawings';

/** Flex bays in plan. */
export function FlexBays() {
  return <FlexBayPlan label={words.alternativeText} rooms={words.rooms} />;
}
