import type { Article, ArticleSummary } from '../article.ts';
import type { Claim, FactClaim, Note, Prose } from '../claim.ts';
import type { CaptionedPicture, KeyFigure, NavigationLink } from '../content.ts';
import type { Point } from './company.ts';
import type { FormWords, Toast } from './frame.ts';
import type { SiteWords } from './funds.ts';

type FigureFact = FactClaim & { figure: string };

/** What flex industrial is and how the first project went. */
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
    leased: { label: string; claim: FigureFact; share: number; leasedLabel: string; openLabel: string };
    /** `projectedShare` is the projected rent as a part of the rent signed: what the claims say. */
    rent: { label: string; claim: FigureFact; comparison: Prose; projectedShare: number };
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

/** The page that offers the deck. */
export interface DeckWords {
  heading: string;
  introduction: string;
  contentsHeading: string;
  contents: readonly string[];
  form: FormWords & {
    firstNameLabel: string;
    lastNameLabel: string;
    phoneLabel: string;
    optionalHint: string;
  };
  succeeded: Toast;
  failed: Toast;
  ready: { opened: string; blocked: string; label: string };
  /** Stands for the sponsor's own deck until the address of one is configured. */
  sampleUrl: string;
  legend: string;
  documentLabel: string;
}

/** The sample deck itself, page by page after the cover. */
export interface DeckPages {
  /** What the document is called. */
  title: string;
  footer: string;
  building: { heading: string; introduction: string; kinds: readonly { name: string; text: string }[] };
  terms: {
    heading: string;
    introduction: string;
    figures: readonly KeyFigure[];
    notesHeading: string;
    notes: readonly Note[];
  };
  rent: { heading: string; introduction: string; path: readonly Point[] };
  risks: { heading: string; risks: readonly { lead: string; text: string }[] };
  contact: {
    heading: string;
    introduction: string;
    phoneLabel: string;
    emailLabel: string;
    officeLabel: string;
    circularLabel: string;
    sample: string;
  };
}

/** The drawings that articles are illustrated by. */
export type ArticleDrawing =
  | 'ageStair'
  | 'apartmentsElevation'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'flexElevation'
  | 'porchDetail'
  | 'rentSection'
  | 'storageElevation'
  | 'studioPlan'
  | 'unbuiltElevation';

/** Those of them that can also be read at the size of a card in the list. */
export type FeaturedImage =
  | 'ageStair'
  | 'countyDensity'
  | 'flexAxonometric'
  | 'flexBayPlan'
  | 'porchDetail'
  | 'storageElevation';

export interface ArticlePictureChoice {
  drawing: ArticleDrawing;
  /** As `Article` of `@sponsor/ui` shows it; as wide as its place if left out. */
  format?: 'long' | 'portrait' | 'sheet';
  /** Shows a strip of the drawing across the page, from here on, in parts of its width. */
  bannerFrom?: number;
}

export interface PublishedArticle extends ArticleSummary, Article {
  /** Stands for it in the list. */
  featuredImage: FeaturedImage;
  /** One across the page, one within the text. */
  pictures: { lead: ArticlePictureChoice; second: ArticlePictureChoice };
}

/** The words that the list and all articles share. */
export interface BlogWords {
  heading: string;
  lede: string;
  readMoreLabel: string;
  back: NavigationLink;
  facts: {
    published: string;
    readingTime: string;
    topic: string;
    figures: { name: string; value: string };
  };
  listRisk: string;
  risk: { heading: string; text: string; documentLabel: string };
}
