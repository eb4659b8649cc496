import type { Claim, Prose } from './claim.ts';

/** A link whose label is its accessible name. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** A sentence with links in it. */
export type LinkedText = readonly (string | NavigationLink)[];

/** The sponsor and its companies as they are named in copy. */
export interface Sponsor {
  name: string;
  holdingCompany: string;
  capitalFormationArm: string;
  placementBrokerDealer: string;
  office: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** One fund as it is named in copy. */
export interface Fund {
  name: string;
  /** The exemption it is offered under. */
  offering: string;
  /** Address of its icon without the ending: there is an SVG, and a PNG of 180 px for home screens. */
  icon: string;
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** A claim that is shown large, with what must be known to read it rightly. */
export interface KeyFigure {
  claim: Claim & { figure: string };
  detail?: Prose;
}

/** Somebody who answers for the sponsor's work. */
export interface Person {
  /** In brackets until the sponsor supplies it. */
  name: string;
  title: string;
  /** In paragraphs. The first is short enough to stand alone. */
  biography: readonly [Prose, ...Prose[]];
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** What stands beside a drawing: its title mark, caption and alternative text. */
export interface DrawingText {
  /** Number of the drawing on its sheet. */
  number: string;
  sheet: string;
  title: string;
  caption: string;
  alternativeText: string;
}

export interface LegalSection {
  heading: string;
  paragraphs: readonly [string, ...string[]];
}

/** A legal text under its own address. */
export interface LegalDocument {
  title: string;
  introduction: string;
  sections: readonly LegalSection[];
  /** Not yet reviewed by counsel. */
  sample?: true;
}

/** Disclosures shown as one block: each item opens with a few words that name it. */
export interface Disclosures {
  heading: string;
  items: readonly { lead: string; text: string }[];
  /** Not yet reviewed by counsel. */
  sample?: true;
}

/** A bitmap in several formats and widths, with the words that must stand with it. */
export interface CaptionedPicture {
  /** Best format first, each with the candidates of its `srcset` and their widths. */
  sources: readonly { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /** For browsers that know none of the formats. */
  src: string;
  /** Pixels of the largest candidate. */
  width: number;
  height: number;
  /** What it shows, for someone who cannot see it. */
  alt: string;
  caption: string;
}

/** An outlet that has reported on the sponsor. */
export interface PressOutlet {
  name: string;
  url: string;
  /** How much room its mark takes in the row. Content may ask for one of these and for nothing else. */
  width: 'narrow' | 'medium' | 'wide';
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}
