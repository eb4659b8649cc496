import type { Note } from '@sponsor/domain';
import type { InvestNowWords, OpportunitiesWords, StatBandWords } from '@sponsor/ui/sections';

/** The home page below its head. */
export interface HomeContent {
  whoWeAre: StatBandWords;
  opportunities: OpportunitiesWords;
  investNow: InvestNowWords;
  notes: readonly Note[];
}
