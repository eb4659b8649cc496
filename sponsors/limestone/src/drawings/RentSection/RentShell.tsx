import { between, level, polygon, polyline, rectangle } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import { rentPlan } from './rent-plan.ts';

const { floors, half, left, ridge, right, slab, storey, wall } = rentPlan;
const eave = floors * storey;
const overhang = 2;
const depth = storey;
const footing = { width: 3.2, height: 1.3, top: 6.2 };
const slope = (ridge - eave) / (half + overhang);

/**
 * The parts that the section cuts (walls, slabs and footings), filled, with the roof above and the earth around them.
 */
export function RentShell() {
  const slabs = Array.from({ length: floors + 1 }, (_, index) => rectangle(-half, -index * storey, half * 2, slab));
  const sides = [-half, half - wall];
  const earth = between(left - depth, right, 1.5).map((x) => {
    const from = Math.max(0, left - x);
    const to = Math.min(depth, right - x);
    return polyline([
      [x + from, depth - from],
      [x + to, depth - to],
    ]);
  });
  return (
    <>
      <path
        className={`${pens.thin} ${fills.accent}`}
        d={polygon([
          [-half - overhang, -eave - 0.2],
          [0, -ridge],
          [half + overhang, -eave - 0.2],
          [half + overhang - 1.6, -eave],
          [0, 1.1 - ridge],
          [1.6 - half - overhang, -eave],
        ])}
      />
      <path className={pens.thin} d={trusses()} />
      <path className={siding} d={earth.join('')} />
      <path className={fills.paper} d={rectangle(-half + wall, slab, (half - wall) * 2, footing.top - slab)} />
      <path
        className={`${pens.thin} ${fills.ink}`}
        d={
          slabs.join('') +
          sides.map((x) => rectangle(x, -eave, wall, eave + footing.top)).join('') +
          sides
            .map((x) => rectangle(x + wall / 2 - footing.width / 2, footing.top, footing.width, footing.height))
            .join('')
        }
      />
      <path className={pens.heavy} d={level(left, -half, 0) + level(half, right, 0)} />
    </>
  );
}

/** King-post trusses show under the roof. */
function trusses(): string {
  const under = (x: number) => -eave - (half + overhang - Math.abs(x)) * slope + 1.1;
  return [-6.5, 0, 6.5]
    .map((x) =>
      polyline([
        [x, -eave],
        [x, under(x)],
      ]),
    )
    .concat(
      polyline([
        [0, -eave],
        [-6.5, under(-6.5)],
      ]),
      polyline([
        [0, -eave],
        [6.5, under(6.5)],
      ]),
    )
    .join('');
}
