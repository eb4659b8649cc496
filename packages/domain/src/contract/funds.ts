import type { Claim, FigureClaim, Note, Prose, TargetClaim, TermClaim } from '../claim.ts';
import type { NavigationLink, Point } from '../content.ts';
import type { FundTerms } from './sponsor.ts';

/** The terms of both funds side by side. */
export interface ChooserWords {
  fundCards: {
    heading: string;
    introduction: string;
    caption: string;
    /** The one that is open to all, then the one for accredited investors. */
    funds: readonly [FundCardWords, FundCardWords & { document: NavigationLink }];
    /** Leads to the document of the fund that is open to all; its address belongs to the deployment. */
    circular: string;
  };
  needHelp: {
    heading: string;
    text: string;
    action: NavigationLink;
    questions: readonly { question: string; answer: Prose }[];
  };
  notes: readonly Note[];
}

interface FundCardWords {
  name: string;
  offering: string;
  badge: string;
  /** Who may invest, and what must be read with it. */
  access: { claim: Claim; limitLabel: string; limit: Claim };
  /** Where the site gives no figure, it says where one is given. */
  terms: readonly (FigureClaim | { label: string; where: string })[];
  action: NavigationLink;
  risk: string;
}

/** What a fund will build first, and who has built before. */
export interface OpportunityWords {
  heading: string;
  lede: Prose;
  facts: readonly FigureClaim[];
}

/** A place on the sponsor's map. */
export interface SiteWords {
  name: string;
  /** A few words: the kind of building and how far it is. */
  detail: string;
  status: 'open' | 'upcoming' | 'office';
  /** Longitude and latitude in degrees. */
  at: readonly [number, number];
  /** From the pin to where its name stands, in map units, 2 to a mile; to the left if negative. */
  label: readonly [x: number, y: number];
}

export interface PipelineWords {
  heading: string;
  introduction: Prose;
  asOf: string;
  /** From north to south. */
  sites: readonly SiteWords[];
  sample?: true;
}

/** What speaks against a fund, named as often and at such length as what speaks for it. */
export interface RisksWords {
  heading: string;
  introduction: string;
  points: readonly Point[];
  /** Names the link to the document that has all of them. */
  linkLabel: string;
}

export interface ProcessWords {
  heading: string;
  introduction: Prose;
  steps: readonly (Point & { symbol: 'sheet' | 'door' | 'bay' | 'window' })[];
  pauseLabel: string;
  playLabel: string;
}

export interface CalculatorWords {
  terms: FundTerms;
  heading: string;
  introduction: Prose;
  amountLabel: string;
  sliderLabel: string;
  /** Says what may be typed. */
  range: TermClaim;
  /** Goes before an amount that was typed outside the range and brought into it. */
  adjustedTo: string;
  /** Asks for one amount, where something else was typed; no full stop. */
  oneAmount: string;
  /** Who may invest how much, or whom to ask for more. */
  limit: { text: Prose; link?: NavigationLink; check?: LimitCheckWords };
  resultsFor: string;
  distribution: { label: string; claim: TargetClaim };
  /** Goes after the distribution to the cent, in a fund that shows it without. */
  exactLabel?: string;
  annual: { label: string; claim: TargetClaim };
  targetRange: { label: string; claim: TargetClaim };
  disclosure: { lead: string; text: string };
  fees: string;
  outcomes: OutcomesWords;
  /** Leads to the page as it is now, to be kept or passed on. */
  amountLinkLabel: string;
  printLabel: string;
  documentLabel: string;
}

/** Where a visitor works out how much Regulation A lets them invest. What is typed there is never sent. */
export interface LimitCheckWords {
  label: string;
  hint: string;
  helpText: string;
  /** Goes before the limit. */
  within: string;
  /** Goes before the limit where the amount is above it. */
  exceeded: string;
}

/** What five years would have paid in three cases, the worst first. */
export interface OutcomesWords {
  /** Goes before the amount. */
  heading: string;
  nothing: OutcomeWords;
  half: OutcomeWords;
  target: OutcomeWords;
  paidLabel: string;
  putInLabel: string;
  /** That what was put in is apart from every payment, and what may become of it. */
  text: string;
  /** Opens the table, heads its first column, and says what its figures leave out. */
  years: { summary: string; yearLabel: string; note: string };
}

interface OutcomeWords {
  title: string;
  /** How much that is a year. */
  detail: string;
  /** What its drawing shows. */
  alternativeText: string;
}

/** Where an investment is made. */
export interface InvestWords {
  heading: string;
  introduction: string;
  notConfigured: { heading: string; text: string };
  haveReady: { heading: string; items: readonly string[] };
  beforeYouSign: { heading: string; items: readonly Prose[] };
  help: { heading: string; text: string };
}
