import type { CaptionedPicture, Note } from '@sponsor/domain';
import type {
  InvestNowWords,
  PageHeadWords,
  StrategyWords,
  StructureWords,
  TrackRecordWords,
} from '@sponsor/ui/sections';

export interface AboutContent {
  head: PageHeadWords;
  picture: CaptionedPicture;
  structure: StructureWords;
  record: TrackRecordWords;
  strategy: StrategyWords;
  closing: InvestNowWords;
  notes: readonly Note[];
}
