import type { FigureClaim, Prose, ProseWithTargets } from './claim.ts';

/** A link whose label is its accessible name. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** A sentence with links in it. */
export type LinkedText = readonly (string | NavigationLink)[];

/** A claim that is shown large, with what must be known to read it rightly. */
export interface KeyFigure {
  claim: FigureClaim;
  detail?: ProseWithTargets;
}

/** What is said under a heading of its own, in a few sentences. */
export interface Point<Text = Prose> {
  title: string;
  text: Text;
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

/** A paragraph of a legal text; with a lead, it opens with the few words that name it. */
export type LegalParagraph = string | { lead: string; text: string };

export interface LegalSection {
  heading: string;
  /** Said only where the deployment counts visits so: until it is refused, or once it is allowed. */
  consent?: 'opt-out' | 'opt-in';
  paragraphs: readonly [LegalParagraph, ...LegalParagraph[]];
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
  items: readonly Exclude<LegalParagraph, string>[];
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

interface ContentPicture extends Pick<CaptionedPicture, 'height' | 'alt' | 'caption'> {
  /** How the names of its files begin: `<name>-640.avif` and so on. */
  name: string;
}

const pictureWidths = [640, 960, 1600] as const;

/** A picture whose files stand in the `pictures` of the sponsor's content, in two formats and three widths each. */
// @__NO_SIDE_EFFECTS__
export function contentPicture({ name, ...picture }: ContentPicture): CaptionedPicture {
  const srcSet = (format: string) =>
    pictureWidths.map((width) => `/pictures/${name}-${width}.${format} ${width}w`).join(', ');
  return {
    sources: [
      { type: 'image/avif', srcSet: srcSet('avif') },
      { type: 'image/webp', srcSet: srcSet('webp') },
    ],
    src: `/pictures/${name}-960.webp`,
    width: 1600,
    ...picture,
  };
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
