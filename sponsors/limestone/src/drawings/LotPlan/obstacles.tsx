import { level, plumb, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, pens } from '@sponsor/ui/pens';
import { refused } from './LotPlan.css.ts';

const shoreline = (y: number) => `M0 ${y}q27 -14 54 2t53 -2t53 4`;

/** The survey's result: the extent of a flood, and two lines of lower water above it. */
export function Flood() {
  return (
    <>
      <path className={fills.shade} d={`${shoreline(58)}V0H0z`} />
      <path className={annotationLine} d={[58, 45, 32].map(shoreline).join('')} />
    </>
  );
}

/** The driveway that was requested and refused. */
export function Access() {
  return (
    <>
      <path className={pens.thin} d={plumb(73, 82, 108) + plumb(87, 82, 108)} />
      <path
        className={refused}
        d={
          polyline([
            [68, 90],
            [92, 110],
          ]) +
          polyline([
            [92, 90],
            [68, 110],
          ])
        }
      />
    </>
  );
}

/** Five rows that other developers were building. */
export function Competition() {
  const rows = [
    rectangle(1, 18, 13, 26),
    rectangle(1, 58, 13, 30),
    ...[14, 44, 74].map((y) => rectangle(146, y, 13, 20)),
  ];
  return <path className={`${pens.thin} ${fills.tint}`} d={rows.join('')} />;
}

/** The building length that would have paid for the land, which is more than the width of the lot. */
export function Price() {
  const ends = [4, 156];
  return (
    <path
      className={annotationLine}
      d={
        level(0, 160, 10) +
        ends
          .map(
            (x) =>
              plumb(x, 4, 20) +
              polyline([
                [x - 4, 14],
                [x + 4, 6],
              ]),
          )
          .join('')
      }
    />
  );
}
