import type { WallRun } from '@sponsor/ui/drawings';

/** The interior of the studio in feet from the upper left corner; the window wall is at the top. */
export const studioPlan = {
  width: 19,
  depth: 25,
  outer: 0.7,
  party: 0.7,
  partition: 0.4,
  windows: [
    [3, 8.4],
    [11.6, 17],
  ],
  entry: { hinge: [5.4, 25.35], jamb: [8.6, 25.35] },
  bath: { at: [11.6, 16], hinge: [11.4, 16.6], jamb: [11.4, 19.8] },
  closet: 13.6,
  grid: { columns: [-0.35, 11.4, 19.35], rows: [-0.35, 15.8, 25.35] },
} as const;

const { bath, closet, entry, grid, outer, partition, party, windows } = studioPlan;
const [left, service, right] = grid.columns;
const [window, middle, corridor] = grid.rows;

export const studioWalls: readonly WallRun[] = [
  { from: [left, window], to: [right, window], thickness: outer, openings: windows },
  {
    from: [left, corridor],
    to: [right, corridor],
    thickness: party,
    openings: [[entry.hinge[0], entry.jamb[0]]],
  },
  { from: [left, window], to: [left, corridor], thickness: party },
  { from: [right, window], to: [right, corridor], thickness: party },
  { from: [service, middle], to: [right, middle], thickness: partition },
  {
    from: [service, middle],
    to: [service, corridor],
    thickness: partition,
    openings: [[bath.hinge[1], bath.jamb[1]]],
  },
  { from: [closet, 13.4], to: [right, 13.4], thickness: partition },
];
