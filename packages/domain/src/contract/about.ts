import type { FactClaim, FigureClaim, Note, Prose, ProseWithTargets } from '../claim.ts';
import type { CaptionedPicture, NavigationLink, Point } from '../content.ts';
import type { InvestNowWords } from './home.ts';

export interface AboutWords {
  head: { heading: string; lede: Prose };
  picture: CaptionedPicture;
  structure: { heading: string; paragraphs: readonly Prose[]; chartLabel: string; parent: Company };
  record: {
    heading: string;
    introduction: string;
    columns: { figure: string; basis: string };
    /** To the projects behind the figures, for a sponsor who lists them. */
    link?: NavigationLink;
    /** Each with how its figure was counted. */
    rows: readonly { claim: FigureClaim<FactClaim>; basis: string }[];
  };
  strategy: { heading: string; points: readonly Point<ProseWithTargets>[] };
  closing: InvestNowWords;
  notes: readonly Note[];
}

export interface Company {
  name: string;
  role: Prose;
  kind: 'company' | 'fund';
  /** What it owns or sponsors. */
  parts?: readonly Company[];
}
