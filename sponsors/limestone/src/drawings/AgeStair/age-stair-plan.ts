import type { Point } from '@sponsor/ui/drawings';

/** The stair in feet from the foot of its first step; heights are above the lower landing. */
export const stairPlan = {
  tread: 7,
  rise: 3.5,
  /** The lower landing runs in from the left edge, the upper one, from the last riser, out to the right. */
  landing: 16,
  upper: 25,
  rail: 3.2,
  /** Earth shown below the lower landing. */
  earth: 9.5,
} as const;

const { landing, rise, tread, upper } = stairPlan;

/** Where the step of each year begins, and how high it lies. */
export const stepsOf = (years: number): { x: number; height: number }[] =>
  Array.from({ length: years }, (_, index) => ({ x: index * tread, height: (index + 1) * rise }));

/** The line at which the earth is cut, from the left edge to the right one. */
export const groundOf = (years: number): Point[] => [
  [-landing, 0],
  ...Array.from({ length: years }, (_, index): Point[] => [
    [index * tread, -index * rise],
    [index * tread, -(index + 1) * rise],
  ]).flat(),
  [(years - 1) * tread + upper, -years * rise],
];
