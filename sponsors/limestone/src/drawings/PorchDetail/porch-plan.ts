/** The porch of the senior residence's wing in feet from its center line; heights are above the ground. */
export const porchPlan = {
  wall: 18,
  eave: 24,
  half: 14,
  deck: 1.4,
  beam: 10.4,
  roofFoot: 11.6,
  roofHead: 14.5,
  columns: [-13.25, -13.25 / 3, 13.25 / 3, 13.25],
  column: { width: 1.3, pier: 3.6 },
  hand: 4.4,
} as const;
