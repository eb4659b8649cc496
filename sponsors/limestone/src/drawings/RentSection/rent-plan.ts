/**
 * The section in feet from the building's center line; heights are above the ground. It has five levels of equal height,
 * four floors and the foundation, so that five rows of text can align with them.
 */
export const rentPlan = {
  storey: 10.5,
  floors: 4,
  slab: 0.9,
  half: 13,
  /** The left and right ends of the earth. */
  left: -17,
  right: 21.4,
  wall: 0.9,
  ridge: 50,
  /** The position of the line along which the rent runs down. */
  path: 9.8,
  /** The position of the levels' letters. */
  letters: 18.4,
} as const;

const { floors, storey } = rentPlan;

/** The height of each level's letter above the ground, from the tenants down to the sale. */
export const rentMarks: readonly { letter: string; height: number }[] = ['A', 'B', 'C', 'D', 'E'].map(
  (letter, index) => ({ letter, height: (floors - index) * storey - storey / 2 }),
);
