import type { Note, Prose, ProseWithTargets } from '../claim.ts';
import type { DrawingText, NavigationLink } from '../content.ts';

/**
 * Something that investors ask of a fund. What is known is the answer; what the sponsor still owes is said in [brackets],
 * so that nobody takes silence for an answer.
 */
export interface InvestorQuestion {
  question: string;
  answer?: ProseWithTargets;
  /** In [brackets]. */
  open?: string;
  /** What the open part is about. */
  explanation?: string;
  /** The page of the fund's document that says it, in [brackets] until it is known. */
  page: string;
}

export interface FeeWords {
  kind: string;
  paysFor: string;
  /** Who is paid, and how much of what: in [brackets] until they are known. */
  paidTo: string;
  amount: string;
  page: string;
}

/** Where the money is on its way, in this order. */
export type FlowPlace = 'investor' | 'escrow' | 'fund' | 'building' | 'exits';

/** One of the places: who has the money there, and what makes it go on. */
export interface FlowStationWords {
  place: FlowPlace;
  name: string;
  /** What the drawing of it shows, for people who do not see it. */
  alternativeText: string;
  facts: readonly {
    question: string;
    answer?: ProseWithTargets;
    /** In [brackets]. */
    open?: string;
  }[];
}

/** What is written into the drawing of the way. Short: the sheet of a place is as wide as a fifth of the page. */
export interface FlowDrawingWords {
  phases: { in: string; while: string; out: string };
  /** At the pipe by which money goes in. */
  into: string;
  /** At the pipe by which rent comes back, and at the taps along it, in the order in which they are served. */
  back: string;
  taps: { costs: string; lender: string; fees: string; preferred: string; sponsor: string };
  sale: string;
}

/** The way of the money, drawn and told. */
export interface FlowOfFundsWords {
  heading: string;
  drawing: Omit<DrawingText, 'alternativeText'>;
  labels: FlowDrawingWords;
  stations: readonly FlowStationWords[];
}

/** The plan of the ways out along the years. */
export interface WayOutText extends DrawingText {
  /** Written where the money goes in. */
  start: string;
  /** Left out where the fund aims at no time. */
  target?: {
    /** As whole numbers from the day the money goes in. */
    years: readonly [from: number, to: number];
    /** Written into these years, behind them, and before the number of each. */
    label: string;
    longer: string;
    year: string;
  };
}

/** One of several ways, or of steps that follow each other. */
export interface StageWords {
  /** A letter that stands for it in the drawing above. */
  mark?: string;
  /** When it happens. */
  when?: string;
  title: string;
  text: ProseWithTargets;
  /** In [brackets]: what the sponsor still owes. */
  open?: string;
}

/** The way an investor's money takes through a fund: who holds it, what releases it, what it costs, how it comes back. */
export interface YourMoneyWords {
  heading: string;
  lede: Prose;
  /** Whom to ask, and the same page of the other fund, for a sponsor who has two. */
  actions: readonly NavigationLink[];
  /** Goes before the page numbers for those who hear them. */
  pageLabel: string;
  flow: FlowOfFundsWords;
  in: { heading: string; questions: readonly InvestorQuestion[] };
  while: { heading: string; questions: readonly InvestorQuestion[] };
  fees: {
    heading: string;
    introduction: string;
    columns: Record<keyof FeeWords, string>;
    fees: readonly FeeWords[];
  };
  out: { heading: string; introduction: Prose; drawing: WayOutText; ways: readonly StageWords[] };
  afterwards: { heading: string; introduction: Prose; steps: readonly StageWords[] };
  /** What to read, and whom to ask. */
  next: { heading: string; text: string; documentLabel: string; actions: readonly NavigationLink[] };
  notes: readonly Note[];
}
