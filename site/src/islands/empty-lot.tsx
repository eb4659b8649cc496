import { emptyLot } from '@sponsor/content/empty-lot';
import { EmptyLot } from '@sponsor/ui/drawings';

/** The drawing of the page that is not there. */
export function MissingHouse() {
  return <EmptyLot label={emptyLot.alternativeText} />;
}
