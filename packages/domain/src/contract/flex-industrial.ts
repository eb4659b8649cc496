import type { Claim, FactClaim, FigureClaim, Note, Prose } from '../claim.ts';
import type { CaptionedPicture, NavigationLink, Point } from '../content.ts';
import type { SiteWords } from './funds.ts';

/** What flex industrial is and how one project went. */
export interface FlexWords {
  head: { heading: string; lede: Prose; actions: readonly NavigationLink[] };
  /** In the place of the drawing on the page with emoji. */
  picture: CaptionedPicture;
  explainer: { heading: string; paragraphs: readonly [Prose, ...Prose[]] };
  traits: { heading: string; traits: readonly (Point & { name: FlexTraitName })[] };
  results: {
    /** What links lead to. */
    id: string;
    heading: string;
    introduction: Prose;
    /** `share` is the part of the bar that is filled: what the claim says. */
    leased: { label: string; claim: FigureClaim<FactClaim>; share: number; leasedLabel: string; openLabel: string };
    /** `projectedShare` is the projected rent as a part of the rent signed: what the claims say. */
    rent: { label: string; claim: FigureClaim<FactClaim>; comparison: Prose; projectedShare: number };
    cashFlow: { label: string; claim: Claim; asOf: string };
    all: NavigationLink;
  };
  upcoming: {
    id: string;
    heading: string;
    introduction: Prose;
    projects: readonly { location: string; description: string }[];
    asOf: string;
    sites: readonly SiteWords[];
  };
  reasons: { heading: string; reasons: readonly Point[]; caution: string };
  join: { id: string; heading: string; text: string; actions: readonly NavigationLink[] };
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
