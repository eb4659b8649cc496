import type { Point } from '@sponsor/ui/drawings';

/** The staircase in feet from the foot of its first step; heights are above the lower landing. */
export const stairPlan = {
  tread: 7,
  rise: 3.5,
  /** The lower landing starts at the left edge; the upper one runs from the last riser to the right edge. */
  landing: 16,
  upper: 25,
  rail: 3.2,
  /** The depth of earth below the lower landing. */
  earth: 9.5,
} as const;

const { landing, rise, tread, upper } = stairPlan;

/** Returns the left end and the height of each year's step. */
export const stepsOf = (years: number): { x: number; height: number }[] =>
  Array.from({ length: years }, (_, index) => ({ x: index * tread, height: (index + 1) * rise }));

/** Returns the outline of the ground from the left edge to the right edge. */
export const groundOf = (years: number): Point[] => [
  [-landing, 0],
  ...Array.from({ length: years }, (_, index): Point[] => [
    [index * tread, -index * rise],
    [index * tread, -(index + 1) * rise],
  ]).flat(),
  [(years - 1) * tread + upper, -years * rise],
];
