import { circle, level, plumb, rectangle, stroke } from './geometry.ts';
import { fills, pens } from './kit.css.ts';
import { type Placed, PlanPlace } from './PlanPlace.tsx';

/** An ellipse as path data, because only paths keep the width of a pen. */
const oval = (x: number, y: number, across: number, down: number): string =>
  `M${x - across} ${y}a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${-across * 2} 0z`;

/** A run of kitchen as long as `length`: a refrigerator, then the sink, then the hob. At least 8 feet. */
export function PlanKitchen({ at, turn, length }: Placed & { length: number }) {
  const left = -length / 2;
  const hob = -left - 1.5;
  const plates = [
    [hob - 0.6, 0.65],
    [hob + 0.6, 0.65],
    [hob - 0.6, 1.5],
    [hob + 0.6, 1.5],
  ] as const;
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(left, 0, length, 2.15)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left, 0, 2.7, 2.4)} />
      <path className={pens.fine} d={stroke(left, 0, left + 2.7, 2.4) + stroke(left + 2.7, 0, left, 2.4)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left + 3, 0.45, 2, 1.35)} />
      <path className={pens.fine} d={plumb(left + 4, 0.45, 1.8) + circle(left + 4, 0.25, 0.12)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(hob - 1.15, 0, 2.3, 2.15)} />
      <path className={pens.thin} d={plates.map(([x, y]) => circle(x, y, 0.36)).join('')} />
    </PlanPlace>
  );
}

/** A toilet with the grab bar beside it. */
export function PlanToilet({ at, turn, bar = 'left' }: Placed & { bar?: 'left' | 'right' }) {
  const x = bar === 'left' ? -1.35 : 1.35;
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-0.85, 0, 1.7, 0.65) + oval(0, 1.45, 0.68, 0.92)} />
      <path className={pens.fine} d={oval(0, 1.5, 0.42, 0.62)} />
      <path className={pens.medium} d={plumb(x, 0.2, 2.4)} />
    </PlanPlace>
  );
}

/** A basin in a counter as wide as `width`. */
export function PlanBasin({ at, turn, width }: Placed & { width: number }) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-width / 2, 0, width, 1.8)} />
      <path className={pens.thin} d={oval(0, 0.98, 0.75, 0.55)} />
      <path className={pens.fine} d={circle(0, 0.98, 0.1) + plumb(0, 0.15, 0.5)} />
    </PlanPlace>
  );
}

/** A shower without a step, `width` by 3 feet 3, with its drain, a seat at the left end and a bar along the wall. */
export function PlanShower({ at, turn, width }: Placed & { width: number }) {
  const half = width / 2;
  const depth = 3.25;
  const drain = 0.22;
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-half, 0, width, depth)} />
      <path
        className={pens.fine}
        d={stroke(-half, 0, half, depth) + stroke(half, 0, -half, depth) + level(-half, half, depth - 0.2)}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={circle(0, depth / 2, drain)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-half, 0.45, 1.25, 2.2)} />
      <path className={pens.medium} d={level(1.5 - half, half - 0.5, 0.3)} />
    </PlanPlace>
  );
}
