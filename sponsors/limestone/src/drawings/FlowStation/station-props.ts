/** The text on the sheets. */
export interface FlowStationWords {
  phases: { in: string; while: string; out: string };
  /** The label of the pipe through which money goes in. */
  into: string;
  /** The labels of the pipe through which rent comes back, and of its branches. */
  back: string;
  taps: { costs: string; lender: string; fees: string; preferred: string; sponsor: string };
  sale: string;
}

export interface StationProps {
  words: FlowStationWords;
}
