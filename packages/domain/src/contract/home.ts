import type { FactClaim, FigureClaim, Note, Prose, ProseWithTargets, TargetClaim } from '../claim.ts';
import type { NavigationLink } from '../content.ts';

export interface HomeHeroWords {
  heading: string;
  lede: ProseWithTargets;
  /** The target that the lede speaks of: its risk is shown with it. */
  target: TargetClaim;
  action: NavigationLink;
  secondaryAction?: NavigationLink;
}

export interface HomeWords {
  whoWeAre: {
    heading: string;
    stats: readonly FigureClaim<FactClaim>[];
    mission: string;
    /** What the sponsor builds. */
    kinds: readonly { term: string; description: string }[];
    /** To what the figures rest on. */
    links: readonly NavigationLink[];
  };
  opportunities: {
    heading: string;
    introduction: string;
    action: NavigationLink;
    quality: { heading: string; text: string; facts: readonly FigureClaim[] };
    returns: {
      heading: string;
      text: string;
      /** Who is paid, from the first to the last. */
      floors: readonly { title: string; text: string; target?: FigureClaim<TargetClaim> }[];
      caption: string;
      /** Leads to what happens to an investor’s money, if there is such a page. */
      action?: NavigationLink;
    };
    community: { heading: string; text: Prose; action: NavigationLink };
  };
  investNow: InvestNowWords;
  notes: readonly Note[];
}

export interface InvestNowWords {
  heading: string;
  text: Prose;
  action: NavigationLink;
  secondaryAction: NavigationLink;
  risk: string;
}
