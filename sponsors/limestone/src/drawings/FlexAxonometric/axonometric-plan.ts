import { flexLength, flexPlan } from '../FlexElevation/flex-plan.ts';

/**
 * Dimensions of the flex row that the street elevation does not show, in feet: its depth and the area in front of it.
 */
export const axonometricPlan = {
  depth: 60,
  roof: 17.6,
  /** The depth of the volume behind a high wall. */
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

/** The left edges of the stalls, and the right edge of the last one. */
export const stallLines: readonly number[] = Array.from(
  { length: Math.floor(flexLength / axonometricPlan.stalls.width) },
  (_, index) => 5 + index * axonometricPlan.stalls.width,
);

/**
 * The stalls with a car, from back to front; one car is painted. No two are adjacent, because they would look like one.
 */
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
