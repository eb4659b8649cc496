import { between, level, plumb, polygon, rectangle } from '@sponsor/ui/drawings';

/** Path data of one kind of building in feet; the origin is on the ground, at the middle of the front. */
interface Elevation {
  walls: string;
  roof: string;
  openings: string;
}

const bay = 25;
const flexBays = [-2, -1, 0, 1].map((index) => index * bay);

const flex: Elevation = {
  walls: rectangle(-50, -18, 100, 18) + flexBays.map((x) => plumb(x, -18, 0)).join(''),
  roof: rectangle(-52, -21, 104, 3),
  openings: flexBays.map((x) => rectangle(x + 3, -11, 10, 11) + rectangle(x + 16, -9, 6, 9)).join(''),
};

const storage: Elevation = {
  walls: rectangle(-55, -12, 110, 12),
  roof: polygon([
    [-57, -12],
    [57, -12],
    [55, -15],
    [-55, -15],
  ]),
  openings: Array.from({ length: 10 }, (_, index) => rectangle(-54 + index * 11, -9, 9, 9)).join(''),
};

const apartmentBays = [-30, -10, 10, 30];

const apartments: Elevation = {
  walls: rectangle(-40, -28, 80, 28) + [-9.5, -19].map((y) => level(-40, 40, y)).join(''),
  roof: [-20, 20]
    .map((x) =>
      polygon([
        [x - 21, -28],
        [x, -38],
        [x + 21, -28],
      ]),
    )
    .join(''),
  openings: apartmentBays
    .map((x) => [-7, -16.5, -26].map((y) => rectangle(x - 5, y, 4, 5) + rectangle(x + 1, y, 4, 5)).join(''))
    .join(''),
};

const senior: Elevation = {
  walls: rectangle(-52, -18, 104, 18) + rectangle(-8, -9, 16, 9),
  roof:
    polygon([
      [-54, -18],
      [-46, -28],
      [46, -28],
      [54, -18],
    ]) +
    rectangle(-4, -33, 8, 5) +
    polygon([
      [-5, -33],
      [0, -37],
      [5, -33],
    ]),
  openings: [-46, ...between(-46, 48, 12)]
    .map((x) => rectangle(x - 1.5, -15.5, 5, 5) + (Math.abs(x + 1) < 10 ? '' : rectangle(x - 1.5, -7.5, 5, 5)))
    .join(''),
};

export const elevations = { 'senior-living': senior, apartments, flex, storage } as const;
