import { circle, round } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface WheelsProps {
  /** Hubs along the ground. */
  at: readonly number[];
  radius: number;
}

/** Returns the dark wheel well above the hub. */
function arch(x: number, radius: number): string {
  const reach = round(radius * 1.28);
  return `M${round(x - reach)} ${-radius}a${reach} ${reach} 0 0 1 ${reach * 2} 0z`;
}

/** Tires and hubs of a vehicle on the ground. */
export function Wheels({ at, radius }: WheelsProps) {
  return (
    <>
      <path className={fills.ink} d={at.map((x) => arch(x, radius)).join('')} />
      <path className={`${pens.thin} ${fills.ink}`} d={at.map((x) => circle(x, -radius, radius)).join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={at.map((x) => circle(x, -radius, radius * 0.56)).join('')} />
      <path className={`${pens.thin} ${fills.ink}`} d={at.map((x) => circle(x, -radius, radius * 0.18)).join('')} />
    </>
  );
}
