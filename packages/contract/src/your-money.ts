import type { DrawingText, Note } from '@sponsor/domain';
import type {
  FeeScheduleWords,
  FlowOfFundsWords,
  InvestorQuestionsWords,
  NextStepsWords,
  PageHeadWords,
  StagesWords,
} from '@sponsor/ui/sections';

/** The stations of the money, in order. */
export type FlowPlace = 'investor' | 'escrow' | 'fund' | 'building' | 'exits';

/** The text inside the drawing of the path. Keep it short: a station is a fifth of the page wide. */
export interface FlowDrawingWords {
  phases: { in: string; while: string; out: string };
  /** At the pipe that carries the money in. */
  into: string;
  /** At the pipe that carries the rent back, and at its taps, in the order in which they are served. */
  back: string;
  taps: { costs: string; lender: string; fees: string; preferred: string; sponsor: string };
  sale: string;
}

export interface FlowOfFundsContent extends FlowOfFundsWords {
  labels: FlowDrawingWords;
  /** Each with the description of its drawing, for people who do not see it. */
  stations: readonly (FlowOfFundsWords['stations'][number] & { place: FlowPlace; alternativeText: string })[];
}

/** The timeline of the ways out. */
export interface WayOutText extends DrawingText {
  /** At the time of the investment. */
  start: string;
  /** Omit it if the fund has no target date. */
  target?: {
    /** Whole years from the day of the investment. */
    years: readonly [from: number, to: number];
    /** In these years, after them, and before the number of each. */
    label: string;
    longer: string;
    year: string;
  };
}

/** The path of an investor's money through a fund: the holders, the conditions for its release, the costs, and the return. */
export interface YourMoneyContent {
  /** Its links: the contact, and the same page of the other fund, for a sponsor with two. */
  head: PageHeadWords;
  /** Precedes page numbers for screen readers. */
  pageLabel: string;
  flow: FlowOfFundsContent;
  in: InvestorQuestionsWords;
  while: InvestorQuestionsWords;
  fees: FeeScheduleWords;
  out: StagesWords & { drawing: WayOutText };
  afterwards: StagesWords;
  /** Further reading and the contact. */
  next: NextStepsWords & { documentLabel: string };
  notes: readonly Note[];
}
