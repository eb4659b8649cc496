import { flexLength, flexPlan } from '../FlexElevation/flex-plan.ts';

/** Measures of the flex row that the street elevation does not show, in feet: its depth and the area in front of it. */
export const axonometricPlan = {
  depth: 60,
  roof: 17.6,
  /** How far the volume behind a high wall reaches back. */
  lantern: 11,
  canopy: { left: 14.8, width: 9.2, height: 9, depth: 4.5 },
  walk: 66,
  stalls: { from: 84, to: 100, width: 9 },
  verge: 112,
  street: 131,
  margin: 13,
} as const;

/** The left end of every bay. */
export const bayStarts: readonly number[] = Array.from({ length: flexPlan.bays }, (_, index) => index * flexPlan.bay);

export const highStarts: readonly number[] = flexPlan.high.map((index) => index * flexPlan.bay);

/** Left edges of the stalls, with the last stall's right edge. */
export const stallLines: readonly number[] = Array.from(
  { length: Math.floor(flexLength / axonometricPlan.stalls.width) },
  (_, index) => 5 + index * axonometricPlan.stalls.width,
);

/** Stalls with a car, the far ones first; one car is painted. Two cars side by side would look like one. */
export const parked: readonly { stall: number; painted?: boolean }[] = [
  { stall: 19 },
  { stall: 17 },
  { stall: 15 },
  { stall: 12, painted: true },
  { stall: 10 },
  { stall: 5 },
  { stall: 3 },
  { stall: 1 },
];
