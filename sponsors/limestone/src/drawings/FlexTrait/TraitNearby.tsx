import { between, circle, plumb, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, levelLine, pens, seams } from '@sponsor/ui/pens';

const streets = [
  [6, 52],
  [62, 138],
  [148, 194],
] as const;
const avenues = [
  [4, 38],
  [48, 84],
  [94, 126],
] as const;
const blocks = avenues.flatMap(([top, bottom]) =>
  streets.map(([left, right]) => rectangle(left, top, right - left, bottom - top)),
);
const [row, others] = [blocks[4], blocks.filter((_, index) => index !== 4)];

const house = 7.5;
const houses = [
  [14, 12],
  [34, 22],
  [80, 12],
  [112, 24],
  [156, 24],
  [178, 11],
  [14, 58],
  [34, 70],
  [160, 54],
  [180, 68],
  [22, 104],
  [40, 113],
  [76, 112],
  [96, 100],
  [122, 112],
  [160, 102],
  [180, 112],
] as const;

const radius = 57;
const [x, y] = [100, 66];
const [endX, endY] = [x + radius * Math.cos(Math.PI / 5), y - radius * Math.sin(Math.PI / 5)];
const tick = (tickX: number, tickY: number) =>
  polyline([
    [tickX - 4, tickY + 4],
    [tickX + 4, tickY - 4],
  ]);

/** The plan of a few blocks of a town: the row of bays in the middle, and the distances to its customers. */
export function TraitNearby() {
  return (
    <>
      <path className={`${pens.fine} ${fills.tint}`} d={others.join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={row} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={houses.map(([left, top]) => rectangle(left, top, house, house)).join('')}
      />
      <path className={`${pens.thin} ${fills.accent}`} d={rectangle(76, 55, 48, 22)} />
      <path
        className={seams}
        d={between(76, 124, 6)
          .map((seam) => plumb(seam, 55, 77))
          .join('')}
      />
      <path className={levelLine} d={circle(x, y, radius)} />
      <path
        className={annotationLine}
        d={
          polyline([
            [x, y],
            [endX, endY],
          ]) +
          tick(x, y) +
          tick(endX, endY)
        }
      />
    </>
  );
}
