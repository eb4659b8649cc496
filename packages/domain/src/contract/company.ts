import type { Claim, FactClaim, Note, Prose, TargetClaim } from '../claim.ts';
import type { CaptionedPicture, NavigationLink, Person, PressOutlet } from '../content.ts';
import type { FormWords } from './frame.ts';

/** A claim that has a figure to be set large. */
export type FigureClaim = Claim & { figure: string };

export interface Point {
  title: string;
  text: Prose;
}

export interface HomeHeroWords {
  heading: string;
  lede: Prose;
  /** The target that the lede speaks of: its risk is shown with it. */
  target: TargetClaim;
  action: NavigationLink;
  secondaryAction?: NavigationLink;
}

export interface HomeWords {
  whoWeAre: {
    heading: string;
    stats: readonly FigureClaim[];
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
      floors: readonly { title: string; text: string; target?: TargetClaim & { figure: string } }[];
      caption: string;
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

export interface Company {
  name: string;
  role: Prose;
  kind: 'company' | 'fund';
  /** What it owns or sponsors. */
  parts?: readonly Company[];
}

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
    rows: readonly { claim: FactClaim & { figure: string }; basis: string }[];
  };
  strategy: { heading: string; points: readonly Point[] };
  closing: InvestNowWords;
  notes: readonly Note[];
}

/** Stands in for a portrait. The letters are of the role, not of the name. */
export interface PlateWords {
  letters: string;
  construction: 'rose' | 'square' | 'arch' | 'gable' | 'courses';
  ground: 'accent' | 'tint';
  label: string;
}

export interface PersonWithPlate extends Person {
  plate: PlateWords;
}

export interface ManagementWords {
  heading: string;
  sampleNotice?: string;
  biographyLabel: string;
  founder: PersonWithPlate & { record: readonly FigureClaim[] };
  others: readonly PersonWithPlate[];
}

/** Those who stand for the sponsor on the pages of a fund. */
export interface LeadershipWords {
  heading: string;
  lede: Prose;
  sampleNotice?: string;
  people: readonly PersonWithPlate[];
  credentials: readonly { claim: FigureClaim; detail?: Prose }[];
  previousMonths: { heading: string; claims: readonly FigureClaim[] };
}

export interface PortfolioWords {
  heading: string;
  text: string;
  /** Names the smaller carousel, which has no heading of its own. */
  imagesLabel: string;
  /** In the order of the pictures of `portfolioModels`. */
  slides: readonly {
    id: number;
    title: string;
    location: string;
    type: string;
    /** What its picture shows, as long as that is a model. */
    subject?: string;
  }[];
  note: string;
  pauseLabel: string;
  playLabel: string;
}

export interface PressWords {
  heading: string;
  outlets: readonly (PressOutlet & { cut: 'ledger' | 'spaced' | 'tight' | 'framed' | 'block' })[];
  caption: string;
}

export interface ContactWords {
  heading: string;
  lede: string;
  getInTouch: { heading: string; officeLabel: string; phoneLabel: string; emailLabel: string; networkLabel: string };
  message: { heading: string; text: string };
  /** How the message begins for those whom a link with `?topic=` has brought, by what stands behind it. */
  topics: Readonly<Record<string, string>>;
  form: FormWords & { nameLabel: string; messageLabel: string; messageHelpText: string };
  succeeded: string;
  /** Stays under the form once a message has been sent. */
  arrived: string;
  failed: string;
}

/** Over the map on the same page, which shows the office among the sponsor's sites. */
export interface ContactMapWords {
  heading: string;
  introduction: Prose;
}

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
