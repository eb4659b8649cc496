import { apartmentsElevation as words } from '@sponsor/content/drawings';
import { ApartmentsElevation } from '@sponsor/ui/drawings';

/** Garden apartments from the street. */
export function Apartments() {
  return <ApartmentsElevation label={words.alternativeText} />;
}
