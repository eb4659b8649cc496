import { overviewPoster } from '@sponsor/content/drawings';
import { SeniorEntry } from '@sponsor/ui/drawings';

/** What stands for the overview video until it is played. */
export function OverviewPoster() {
  return <SeniorEntry label={overviewPoster.alternativeText} />;
}
