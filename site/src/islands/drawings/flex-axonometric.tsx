import { flexAxonometric as words } from '@sponsor/content/drawings';
import { FlexAxonometric } from '@sponsor/ui/drawings';

/** A row of flex bays from above. */
export function FlexFromAbove() {
  return <FlexAxonometric label={words.alternativeText} />;
}
