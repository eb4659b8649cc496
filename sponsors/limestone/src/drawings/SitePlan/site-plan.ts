import type { PlanTreesProps } from '@sponsor/ui/drawings';

/** In feet from the upper left corner of the sheet. Each walk ends in front of the middle of one half of the house. */
export const sitePlan = {
  width: 131.2,
  depth: 19,
  /** The outer face of the wall in front of the two rooms. */
  wall: 15.4,
  /** The centers of the doors, and half of their width. */
  doors: [32.4, 98.8],
  half: 2.2,
} as const;

const { width } = sitePlan;

/** The trees on both sides of the walk, placed irregularly as in a garden, not mirrored. */
export const siteTrees: PlanTreesProps['trees'] = [
  [3.4, 5.2, 1.7],
  [12.6, 6.4, 4],
  [6.4, 11.2, 2.2],
  [21.6, 10.4, 2.7],
  [45, 2.8, 1.8],
  [52.4, 1.6, 1.2],
  [56.6, 12.7, 1.7],
  [width / 2, 11.8, 2.9],
  [74.8, 12.5, 1.9],
  [78, 1.5, 1.2],
  [85.8, 2.7, 2],
  [width - 25, 4, 1.6],
  [width - 17, 8.4, 4.1],
  [width - 7.6, 10.6, 2.5],
  [width - 4.6, 3.9, 2.1],
];
