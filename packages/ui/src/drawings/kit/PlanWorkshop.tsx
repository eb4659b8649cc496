import { between, circle, level, plumb, rectangle, stroke } from './geometry.ts';
import { fills, pens } from './kit.css.ts';
import { type Placed, PlanPlace } from './PlanPlace.tsx';

/** Pallet racking 3 feet 6 deep, with a frame every 8 feet at most. */
export function PlanRack({ at, turn, length }: Placed & { length: number }) {
  const half = length / 2;
  const frames = between(-half, half, length / Math.ceil(length / 8));
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-half, 0, length, 3.5)} />
      <path className={pens.thin} d={frames.map((x) => plumb(x, 0, 3.5)).join('')} />
      <path
        className={pens.fine}
        d={
          level(-half, half, 1.2) +
          level(-half, half, 2.3) +
          between(-half, half, 2)
            .map((x) => plumb(x, 0, 3.5))
            .join('')
        }
      />
    </PlanPlace>
  );
}

/** A loaded pallet, 4 feet by 3 feet 4. */
export function PlanPallet({ at, turn }: Placed) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-2, 0, 4, 3.3)} />
      <path
        className={pens.fine}
        d={plumb(0, 0, 3.3) + plumb(-1, 1.65, 3.3) + plumb(1, 0, 1.65) + level(-2, 2, 1.65)}
      />
    </PlanPlace>
  );
}

/** A workbench 2 feet 6 deep with a vice. */
export function PlanBench({ at, turn, length }: Placed & { length: number }) {
  const half = length / 2;
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-half, 0, length, 2.5)} />
      <path className={pens.fine} d={level(-half, half, 0.5)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(half - 2, 1.9, 1.1, 1)} />
    </PlanPlace>
  );
}

/** A table saw with its fence and the room it needs. */
export function PlanSaw({ at }: Pick<Placed, 'at'>) {
  return (
    <PlanPlace at={at}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-3.4, 0, 6.8, 3.4)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-1.3, -0.3, 2.6, 4)} />
      <path className={pens.medium} d={plumb(0, 0.9, 2.5)} />
      <path className={pens.thin} d={plumb(1.9, -0.4, 3.8)} />
    </PlanPlace>
  );
}

/** A coffee roaster: its drum, the cooling tray and the flue. */
export function PlanRoaster({ at }: Pick<Placed, 'at'>) {
  return (
    <PlanPlace at={at}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-1.6, 0, 3.2, 4.6)} />
      <path className={`${pens.thin} ${fills.tint}`} d={circle(0, 6.6, 2.2)} />
      <path
        className={pens.fine}
        d={circle(0, 6.6, 1.7) + stroke(-1.7, 6.6, 1.7, 6.6) + plumb(0, 4.9, 8.3) + level(-1.6, 1.6, 1.5)}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={circle(0, 0.75, 0.5)} />
    </PlanPlace>
  );
}

/** A desk with its screen and chair, 5 feet wide. */
export function PlanDesk({ at, turn }: Placed) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={circle(0, 3.1, 0.85)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-2.5, 0, 5, 2.4)} />
      <path className={pens.thin} d={level(-0.9, 0.9, 0.5)} />
    </PlanPlace>
  );
}
