/** One sheet of the building that does not exist: its length in bays and its height in levels. */
export interface UnbuiltPlan {
  bays: number;
  levels: number;
  /** The first and last bay of each gable, and its rise above the eave in feet. The last gable is in front. */
  gables: readonly (readonly [first: number, last: number, rise: number])[];
}

/** The width and height in feet of one bay on one level, which has one window. */
export const bay = 7.5;
export const storey = 11;
export const eave = 3;

/** 80 × 7 = 560 windows, as wide as a desktop window. */
export const longPlan: UnbuiltPlan = {
  bays: 80,
  levels: 7,
  gables: [
    [3, 12, 21],
    [18, 27, 21],
    [54, 63, 21],
    [69, 78, 21],
    [35, 46, 28],
  ],
};

/** The same 560 windows as 40 × 14, for a phone. */
export const tallPlan: UnbuiltPlan = {
  bays: 40,
  levels: 14,
  gables: [
    [3, 10, 19],
    [31, 38, 19],
    [15, 26, 28],
  ],
};
