import { circle } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface WheelsProps {
  /** Hubs along the ground. */
  at: readonly number[];
  radius: number;
}

/** Tyres and hubs of a vehicle that stands on the ground. */
export function Wheels({ at, radius }: WheelsProps) {
  return (
    <>
      <path className={`${pens.thin} ${fills.ink}`} d={at.map((x) => circle(x, -radius, radius)).join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={at.map((x) => circle(x, -radius, radius * 0.56)).join('')} />
      <path className={`${pens.thin} ${fills.ink}`} d={at.map((x) => circle(x, -radius, radius * 0.18)).join('')} />
    </>
  );
}
