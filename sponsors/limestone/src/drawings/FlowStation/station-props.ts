/** The text in the sheets. */
export interface FlowStationWords {
  phases: { in: string; while: string; out: string };
  /** At the pipe by which money goes in. */
  into: string;
  /** At the pipe by which rent comes back, and at its taps. */
  back: string;
  taps: { costs: string; lender: string; fees: string; preferred: string; sponsor: string };
  sale: string;
}

export interface StationProps {
  words: FlowStationWords;
}
