import { countyDensity as words } from '@sponsor/content/drawings';
import { CountyDensity } from '@sponsor/ui/drawings';

/** How thickly the counties are settled. */
export function Counties() {
  return <CountyDensity label={words.alternativeText} />;
}
