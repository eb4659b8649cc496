/**
 * The senior residence in feet from its center line; heights are above the ground. Both the drawing and its dimension
 * string use these values.
 */
export const seniorPlan = {
  /** The grid lines of the bays; the first and the last are the ends of the building. */
  grid: [
    { x: -81, label: 'A' },
    { x: -45, label: 'B' },
    { x: -27, label: 'C' },
    { x: 27, label: 'D' },
    { x: 45, label: 'E' },
    { x: 81, label: 'F' },
  ],
  end: 88.5,
  level2: 12,
  eave: 24,
  ridge: 41,
  stoneBase: 3,
  wing: { centre: 63, width: 36, rise: 15.5 },
  pavilion: { width: 54, eave: 26, rise: 23 },
} as const;

/** The ticks of the dimension string: 7.5 + 36 + 18 + 54 + 18 + 36 + 7.5 = 177 feet. */
export const seniorStations: readonly number[] = [
  -seniorPlan.end,
  ...seniorPlan.grid.map(({ x }) => x),
  seniorPlan.end,
];
