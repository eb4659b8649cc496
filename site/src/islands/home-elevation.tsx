import { seniorElevation } from '@sponsor/content/drawings';
import { SeniorElevation } from '@sponsor/ui/drawings';

/** The drawing under the headline of the home page. */
export function HomeElevation() {
  return <SeniorElevation label={seniorElevation.alternativeText} />;
}
