import { circle, type Point, polyline, round } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface PlanTreesProps {
  /** Center and radius of each crown, in feet. */
  trees: readonly (readonly [x: number, y: number, radius: number])[];
}

/** With this angle, no two branches of a tree overlap. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Crowns from above, with branches around the trunk and their shadows. */
export function PlanTrees({ trees }: PlanTreesProps) {
  const each = (draw: (tree: (typeof trees)[number]) => string) => trees.map(draw).join('');
  return (
    <>
      <path
        className={fills.shade}
        d={each(([x, y, radius]) => circle(x + radius * 0.28, y + radius * 0.28, radius))}
      />
      <path className={`${pens.thin} ${fills.tint}`} d={each(([x, y, radius]) => circle(x, y, radius))} />
      <path className={pens.fine} d={each(boughs)} />
      <path className={fills.ink} d={each(([x, y, radius]) => circle(x, y, 0.08 * radius))} />
    </>
  );
}

function boughs([x, y, radius]: readonly [number, number, number]): string {
  const count = 9 + Math.round(radius * 2);
  return Array.from({ length: count }, (_, index) => {
    const turn = x + index * goldenAngle;
    const reach = radius * (0.68 + 0.26 * Math.abs(Math.sin(index * 2.4 + y)));
    const end: Point = [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
    return polyline([[round(x + Math.cos(turn) * radius * 0.12), round(y + Math.sin(turn) * radius * 0.12)], end]);
  }).join('');
}
