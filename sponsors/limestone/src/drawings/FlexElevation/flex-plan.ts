/** The flex row in feet from its left end; heights are above the ground. */
export const flexPlan = {
  bay: 25,
  bays: 8,
  /** Bays with a higher wall, counted from the left, from 0. */
  high: [2, 5],
  height: 20,
  highHeight: 25,
  plinth: 2.6,
  door: { left: 1.9, width: 12, height: 12 },
  shop: { left: 15.9, width: 7, height: 7.6 },
  /** The bay with the painted door, and the open one. */
  paintedBay: 2,
  openBay: 4,
} as const;

export const flexLength = flexPlan.bay * flexPlan.bays;

/** The grid lines, which are also the ticks of the dimension string: 8 × 25 = 200 feet. */
export const flexStations: readonly number[] = Array.from(
  { length: flexPlan.bays + 1 },
  (_, index) => index * flexPlan.bay,
);
