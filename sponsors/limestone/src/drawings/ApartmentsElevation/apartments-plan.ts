/**
 * The walk-up apartments in feet from their center line; heights are above the ground. Both the drawing and its
 * dimension strings use these values.
 */
export const apartmentsPlan = {
  end: 90,
  storey: 10,
  eave: 30,
  ridge: 43,
  /** Gabled bays with a balcony on each floor. `door` is the side of the balcony door. */
  bays: [
    { centre: -72, door: -1, occupied: 0 },
    { centre: -30, door: 1, occupied: 1 },
    { centre: 30, door: -1, occupied: 2 },
    { centre: 72, door: 1, occupied: 0 },
  ],
  bay: { width: 22, eave: 30, rise: 9 },
  stair: { width: 18, height: 38 },
  /** Center lines of the windows between the bays. */
  windows: [-54.6, -47.4, -14, 14, 47.4, 54.6],
} as const;

const { bays, bay, stair, end } = apartmentsPlan;

/** The ticks of the dimension string: 7 + 22 + 20 + 22 + 10 + 18 + 10 + 22 + 20 + 22 + 7 = 180 feet. */
export const apartmentsStations: readonly number[] = [
  -end,
  ...bays.slice(0, 2).flatMap(({ centre }) => [centre - bay.width / 2, centre + bay.width / 2]),
  -stair.width / 2,
  stair.width / 2,
  ...bays.slice(2).flatMap(({ centre }) => [centre - bay.width / 2, centre + bay.width / 2]),
  end,
];
