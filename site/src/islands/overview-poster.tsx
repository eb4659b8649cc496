import { overviewPoster } from '@sponsor/content/drawings';
import { SeniorElevation } from '@sponsor/ui/drawings';

/** What stands for the overview video until it is played. */
export function OverviewPoster() {
  return <SeniorElevation label={overviewPoster.alternativeText} />;
}
