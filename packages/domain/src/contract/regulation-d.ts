import type { Claim, Note, Prose, TargetClaim } from '../claim.ts';
import type { CaptionedPicture, NavigationLink, Point } from '../content.ts';
import type { SampleDocumentWords } from './documents.ts';
import type { InvestWords } from './funds.ts';
import type { InvestNowWords } from './home.ts';

export interface RegulationDWords {
  hero: {
    heading: string;
    lede: Prose;
    action: NavigationLink;
    otherActions: readonly NavigationLink[];
    /** Who may invest, in full. */
    status: Prose;
    termsHeading: string;
    terms: readonly { label: string; claim: Claim }[];
    /** The one of the terms that is a target: its risk stands under the terms. */
    target: TargetClaim;
    fees: NavigationLink;
    legend: string;
  };
  closing: InvestNowWords;
}

export interface RegulationDInvestWords {
  panel: InvestWords;
  intro: Omit<RegulationDWords['hero'], 'action' | 'otherActions'> & { links: readonly NavigationLink[] };
}

/** What a building does for its town. */
export interface CommunityImpactWords {
  heading: string;
  introduction: Prose;
  effects: readonly Point[];
  picture: CaptionedPicture;
  sourcesHeading: string;
  notes: readonly Note[];
}

/** The way to a sample, and what stands around its pages where they are there to be leafed through. */
export interface SampleBookWords {
  /** Of the link to it. */
  label: string;
  document: Pick<SampleDocumentWords, 'url' | 'drawnPages'>;
  /** Names the book for a screen reader. */
  title: string;
  /** Above it: that it is a sample, and no offer. */
  text: string;
  /** Under it, before the link: that the pages are pictures. */
  note: string;
}

export interface MemorandumWords {
  heading: string;
  introduction: string;
  /** Names the viewer for a screen reader. */
  viewerTitle: string;
  /** `sample` leads to a sample of it, for a sponsor who has one. */
  notPublished: { heading: string; text: string; ask: NavigationLink; sample?: SampleBookWords };
  document: { heading: string; text: string; label: string };
  contents: { heading: string; items: readonly string[] };
  beforeYouDecide: { heading: string; items: readonly Prose[] };
  questions: { heading: string; text: string; contact: NavigationLink; invest: NavigationLink };
  notes: readonly Note[];
}
