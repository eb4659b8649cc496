import type { CaptionedPicture, Note } from '@sponsor/domain';
import type { CommunityFeaturesWords, CommunityPlansWords, NextStepsWords, PageHeadWords } from '@sponsor/ui/sections';

/** A building that the sponsor runs, and its meaning for the funds. */
export interface CommunityContent {
  head: PageHeadWords;
  apartments: CommunityPlansWords;
  features: CommunityFeaturesWords;
  forInvestors: NextStepsWords;
  /** On fair housing and licensing. */
  statement: string;
  pictures: { outside: CaptionedPicture; livingSpaces: CaptionedPicture; services: CaptionedPicture };
  notes: readonly Note[];
  sample?: true;
}
