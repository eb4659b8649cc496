import { level, plumb, rectangle } from './geometry.ts';
import { fills, glass, pens } from './kit.css.ts';
import { Wheels } from './Wheels.tsx';

export interface BoxTruckProps {
  /** The back of the box. */
  x: number;
}

/** A delivery truck that faces right, 22 feet long, with one painted band. */
export function BoxTruck({ x }: BoxTruckProps) {
  return (
    <g transform={`translate(${x})`}>
      <path className={fills.shade} d={rectangle(0.4, -1.6, 20.6, 1.6)} />
      <path className={`${pens.thin} ${fills.ink}`} d={rectangle(0.2, -2.9, 20.6, 0.9)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(0, -11.6, 15, 8.8)} />
      <path className={pens.fine} d={[3, 6, 9, 12].map((rib) => plumb(rib, -11.6, -2.8)).join('')} />
      <path className={fills.accent} d={rectangle(0, -7.6, 15, 1)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(0, -11.6, 15, 0.5) + rectangle(0, -3.3, 15, 0.5)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d="M15.6-2.2V-9.4H18.3Q19-9.4 19.3-8.8L20.7-5.5 21.5-5.1Q21.9-4.9 21.9-4.4V-2.2H20.62A1.98 1.98 0 0 0 16.88-2.2z"
      />
      <path className={glass} d="M17-5.6V-8.6H18.3Q18.6-8.6 18.7-8.3L19.8-5.6z" />
      <path className={pens.fine} d={`${plumb(16.6, -9.2, -3.4)}M20.1-5.5V-4.2${level(17, 17.6, -4.8)}`} />
      <path className={fills.detail} d={rectangle(21, -4.1, 0.9, 0.7)} />
      <Wheels at={[3.6, 18.75]} radius={1.55} />
    </g>
  );
}
