import { unbuiltElevation as words } from '@sponsor/content/drawings';
import { UnbuiltElevation } from '@sponsor/ui/drawings';

/** The housing that is missing. */
export function UnbuiltHousing() {
  return <UnbuiltElevation label={words.alternativeText} />;
}
