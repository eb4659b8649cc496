/** A place's sheet in feet, from its middle; heights are above the ground, depths below it. */
export const flowPlan = {
  half: 24,
  /** Lines that continue on the next sheet end a little beyond this one, so that no seam shows between them. */
  edge: 24.2,
  sky: 49,
  earth: 23,
  /** Of the pipes' middles: money goes in by the upper one, rent comes back by the lower. */
  upper: 7,
  lower: 14,
  tap: 18.5,
} as const;
