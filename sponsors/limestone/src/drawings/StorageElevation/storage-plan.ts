/** The storage row in feet from its left end; heights are above the ground. */
export const storagePlan = {
  unit: 10,
  units: 16,
  /** The number of units between two stone piers, which are on grid lines. */
  unitsABay: 4,
  eave: 13.6,
  ridge: 19.4,
  door: { width: 7.4, height: 10 },
  /** The open unit, counted from the left, from 0. */
  openUnit: 5,
} as const;

const { unit, units, unitsABay } = storagePlan;

export const storageLength = unit * units;

/** The ticks of the dimension string: 4 × 40 = 160 feet. */
export const storageStations: readonly number[] = Array.from(
  { length: units / unitsABay + 1 },
  (_, index) => index * unitsABay * unit,
);
