import type { FigureClaim, Prose, ProseWithTargets } from './claim.ts';

/** A link whose label is its accessible name. */
export interface NavigationLink {
  label: string;
  href: string;
}

/** Leads from a note to what rests on it, with all earlier wordings. */
export interface NoteHistory {
  label: string;
  /** The page, to which `#note-12` is added. */
  href: string;
}

/** A sentence with links in it. */
export type LinkedText = readonly (string | NavigationLink)[];

/** A claim for large type, with the text needed to read it rightly. */
export interface KeyFigure {
  claim: FigureClaim;
  detail?: ProseWithTargets;
}

/** A few sentences under a heading. */
export interface Point<Text = Prose> {
  title: string;
  text: Text;
}

/** A person who is responsible for the sponsor's work. */
export interface Person {
  /** In brackets until the sponsor supplies it. */
  name: string;
  title: string;
  /** In paragraphs. The first is short enough to be used on its own. */
  biography: readonly [Prose, ...Prose[]];
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}

/** The text of a drawing: its title mark, caption and alternative text. */
export interface DrawingText {
  /** Number of the drawing on its sheet. */
  number: string;
  sheet: string;
  title: string;
  caption: string;
  alternativeText: string;
}

/** A paragraph of a legal text; a lead is a short run-in heading. */
export type LegalParagraph = string | { lead: string; text: string };

export interface LegalSection {
  heading: string;
  /** Shown only in deployments that count visits in this way: until refused, or once allowed. */
  consent?: 'opt-out' | 'opt-in';
  paragraphs: readonly [LegalParagraph, ...LegalParagraph[]];
}

/** A legal text with its own address. */
export interface LegalDocument {
  title: string;
  introduction: string;
  sections: readonly LegalSection[];
  /** Not yet reviewed by counsel. */
  sample?: true;
}

/** Disclosures shown as one block: each item begins with a short run-in heading. */
export interface Disclosures {
  heading: string;
  items: readonly Exclude<LegalParagraph, string>[];
  /** Not yet reviewed by counsel. */
  sample?: true;
}

/** A bitmap in several formats and widths, with its required text. */
export interface CaptionedPicture {
  /** Best format first, each with the candidates of its `srcset` and their widths. */
  sources: readonly { type: 'image/avif' | 'image/webp'; srcSet: string }[];
  /** The fallback for browsers that support none of the formats. */
  src: string;
  /** Pixels of the largest candidate. */
  width: number;
  height: number;
  /** Describes it for people who cannot see it. */
  alt: string;
  caption: string;
}

interface ContentPicture extends Pick<CaptionedPicture, 'height' | 'alt' | 'caption'> {
  /** The prefix of its file names: `<name>-640.avif` and so on. */
  name: string;
}

const pictureWidths = [640, 960, 1600] as const;

/**
 * Returns a picture whose files are in the `pictures` of the sponsor's content, in two formats and three widths each.
 */
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
  /** The width of its logo in the row. Content can choose only one of these. */
  width: 'narrow' | 'medium' | 'wide';
  /** The sponsor still has to supply or confirm it. */
  sample?: true;
}
