import type { CaptionedPicture, Note, Point } from '@sponsor/domain';
import type {
  ExplainerWords,
  NextStepsWords,
  PageHeadWords,
  ProjectResultsWords,
  ReasonsWords,
  TraitsWords,
  UpcomingProjectsWords,
} from '@sponsor/ui/sections';
import type { MapSite } from './funds.ts';

/** A section that links lead to. */
interface Linked {
  id: string;
}

interface NamedTraits extends TraitsWords {
  traits: readonly (Point & { name: FlexTraitName })[];
}

/** What flex industrial is and how one project went. */
export interface FlexContent {
  head: PageHeadWords;
  /** In the place of the drawing on the page with emoji. */
  picture: CaptionedPicture;
  explainer: ExplainerWords;
  traits: NamedTraits;
  results: ProjectResultsWords & Linked;
  upcoming: UpcomingProjectsWords & Linked & { sites: readonly MapSite[] };
  reasons: ReasonsWords;
  join: NextStepsWords & Linked;
  notes: readonly Note[];
  sample?: true;
}

export type FlexTraitName = 'nearby' | 'tenants' | 'building' | 'leases';

/** Beside the headings of the page that has them, in the order of its sections. */
export interface FlexEmoji {
  explainer: string;
  traits: string;
  eachTrait: Record<FlexTraitName, string>;
  results: string;
  upcoming: string;
  reasons: string;
  join: string;
}
