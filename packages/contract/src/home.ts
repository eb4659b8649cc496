import type { Note } from '@sponsor/domain';
import type { InvestNowWords, OpportunitiesWords, StatBandWords } from '@sponsor/ui/sections';

/** What follows the head of the home page. */
export interface HomeContent {
  whoWeAre: StatBandWords;
  opportunities: OpportunitiesWords;
  investNow: InvestNowWords;
  notes: readonly Note[];
}
