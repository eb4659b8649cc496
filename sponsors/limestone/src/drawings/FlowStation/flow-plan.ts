/** The sheet of a station in feet from its middle; heights are above the ground, depths below it. */
export const flowPlan = {
  half: 24,
  /** Lines that continue on the next sheet end slightly beyond this one, to avoid a visible seam. */
  edge: 24.2,
  sky: 49,
  earth: 23,
  /**
   * The depths of the pipes' center lines: money goes in through the upper pipe, and rent comes back through the lower
   * one.
   */
  upper: 7,
  lower: 14,
  tap: 18.5,
} as const;
