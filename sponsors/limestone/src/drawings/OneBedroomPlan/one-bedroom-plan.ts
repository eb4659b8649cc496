import type { WallRun } from '@sponsor/ui/drawings';

/** The interior of the apartment in feet from the upper left corner; the window wall is at the top. */
export const oneBedroomPlan = {
  width: 32,
  depth: 25,
  outer: 0.7,
  party: 0.7,
  partition: 0.4,
  windows: [
    [3.4, 9],
    [15.4, 20.6],
    [24, 29.2],
  ],
  entry: { hinge: [20.95, 25.35], jamb: [24.15, 25.35] },
  bedroom: { hinge: [12.6, 18.4], jamb: [12.6, 15.2] },
  bath: { at: [24.6, 16], hinge: [24.4, 16.6], jamb: [24.4, 19.8] },
  grid: { columns: [-0.35, 12.6, 24.4, 32.35], rows: [-0.35, 15.8, 25.35] },
  closet: 21.6,
} as const;

const { bath, bedroom, closet, entry, grid, outer, partition, party, windows } = oneBedroomPlan;
const [left, hall, service, right] = grid.columns;
const [window, middle, corridor] = grid.rows;

export const oneBedroomWalls: readonly WallRun[] = [
  { from: [left, window], to: [right, window], thickness: outer, openings: windows },
  { from: [left, corridor], to: [right, corridor], thickness: party, openings: [[entry.hinge[0], entry.jamb[0]]] },
  { from: [left, window], to: [left, corridor], thickness: party },
  { from: [right, window], to: [right, corridor], thickness: party },
  {
    from: [hall, window],
    to: [hall, corridor],
    thickness: partition,
    openings: [[bedroom.jamb[1], bedroom.hinge[1]]],
  },
  { from: [service, middle], to: [right, middle], thickness: partition },
  { from: [service, middle], to: [service, corridor], thickness: partition, openings: [[bath.hinge[1], bath.jamb[1]]] },
  { from: [left, closet], to: [hall, closet], thickness: partition, openings: [[1.6, 11]] },
];
