import { emptyLot } from '@sponsor/content/drawings';
import { notFound } from '@sponsor/content/system';
import { EmptyLot } from '@sponsor/drawings';
import { NotFound } from '@sponsor/ui/sections';

/** What the site says of an address that nothing stands at. */
export function Component() {
  return <NotFound {...notFound} media={<EmptyLot label={emptyLot.alternativeText} />} drawing={emptyLot} />;
}
