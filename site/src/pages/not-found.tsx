import { emptyLot } from '@sponsor/content/drawing-words';
import { EmptyLot } from '@sponsor/content/drawings';
import { notFound } from '@sponsor/content/system';
import { NotFound } from '@sponsor/ui/sections';

/** The page for an unknown address. */
export function Component() {
  return <NotFound {...notFound} media={<EmptyLot label={emptyLot.alternativeText} />} drawing={emptyLot} />;
}
