import { flexElevation as words } from '@sponsor/content/drawings';
import { FlexElevation } from '@sponsor/ui/drawings';

/** A row of flex bays from the street. */
export function FlexFromStreet() {
  return <FlexElevation label={words.alternativeText} />;
}
