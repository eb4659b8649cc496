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

/** A section that is the target of links. */
interface Linked {
  id: string;
}

interface NamedTraits extends TraitsWords {
  traits: readonly (Point & { name: FlexTraitName })[];
}

/** Describes flex industrial, and the course of one project. */
export interface FlexContent {
  head: PageHeadWords;
  /** Replaces the drawing on the page with emoji. */
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

/** The emoji beside the headings, in the order of the sections. */
export interface FlexEmoji {
  explainer: string;
  traits: string;
  eachTrait: Record<FlexTraitName, string>;
  results: string;
  upcoming: string;
  reasons: string;
  join: string;
}
