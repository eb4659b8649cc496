import { rentSection as words } from '@sponsor/content/drawings';
import { RentSection } from '@sponsor/ui/drawings';

/** The way of a month's rent through a building. */
export function RentPath() {
  return <RentSection label={words.alternativeText} />;
}
