import type { FigureClaim, Note, Prose } from '../claim.ts';
import type { CaptionedPicture, NavigationLink } from '../content.ts';

/** One building that the sponsor runs, and what it says about the funds. */
export interface CommunityWords {
  head: { heading: string; lede: Prose };
  apartments: { heading: string; introduction: Prose; factsLabel: string; facts: readonly FigureClaim[] };
  features: {
    heading: string;
    livingSpaces: CommunityFeatureWords;
    services: CommunityFeatureWords;
    activities: CommunityFeatureWords;
  };
  forInvestors: { heading: string; text: string; actions: readonly NavigationLink[] };
  /** On fair housing and licensing. */
  statement: string;
  pictures: { outside: CaptionedPicture; livingSpaces: CaptionedPicture; services: CaptionedPicture };
  notes: readonly Note[];
  sample?: true;
}

interface CommunityFeatureWords {
  heading: string;
  text: string;
  items: readonly Prose[];
}
