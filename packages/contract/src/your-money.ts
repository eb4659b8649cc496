import type { DrawingText, Note } from '@sponsor/domain';
import type {
  FeeScheduleWords,
  FlowOfFundsWords,
  InvestorQuestionsWords,
  NextStepsWords,
  PageHeadWords,
  StagesWords,
} from '@sponsor/ui/sections';

/** Where the money is on its way, in this order. */
export type FlowPlace = 'investor' | 'escrow' | 'fund' | 'building' | 'exits';

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

export interface FlowOfFundsContent extends FlowOfFundsWords {
  labels: FlowDrawingWords;
  /** Each with what its drawing shows, for people who do not see it. */
  stations: readonly (FlowOfFundsWords['stations'][number] & { place: FlowPlace; alternativeText: string })[];
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

/** The way an investor's money takes through a fund: who holds it, what releases it, what it costs, how it comes back. */
export interface YourMoneyContent {
  /** Its links: whom to ask, and the same page of the other fund, for a sponsor who has two. */
  head: PageHeadWords;
  /** Goes before the page numbers for those who hear them. */
  pageLabel: string;
  flow: FlowOfFundsContent;
  in: InvestorQuestionsWords;
  while: InvestorQuestionsWords;
  fees: FeeScheduleWords;
  out: StagesWords & { drawing: WayOutText };
  afterwards: StagesWords;
  /** What to read, and whom to ask. */
  next: NextStepsWords & { documentLabel: string };
  notes: readonly Note[];
}
