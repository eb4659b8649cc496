import { Boxes } from './Boxes.tsx';
import { level, plumb, rectangle } from './geometry.ts';
import { fills, glass, pens } from './kit.css.ts';
import { Wheels } from './Wheels.tsx';

const length = 19;

export interface PickupProps {
  /** The end of the bed. */
  x: number;
}

/** A pickup that faces right, 19 feet long, with boxes in the bed. */
export function Pickup({ x }: PickupProps) {
  return (
    <g transform={`translate(${x})`}>
      <path className={fills.shade} d={rectangle(0.6, -1.2, length - 0.4, 1.2)} />
      <Boxes
        boxes={[
          [[3.6, -4.2], 2.4, 1.7],
          [[1.1, -4.2], 2.9, 2.3],
          [[1.6, -6.5], 1.9, 1.3],
        ]}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d="M.3-1.6V-4.3H7.7L8.1-6.3Q8.3-6.7 8.8-6.7H11.9Q12.5-6.7 12.9-6.2L14.6-4.2 17.6-3.7Q18.8-3.5 18.9-2.6V-1.6H17.26A1.73 1.73 0 0 0 13.84-1.6H5.56A1.73 1.73 0 0 0 2.14-1.6z"
      />
      <path className={glass} d="M8.5-4.3 8.9-6.1H10.5V-4.3zM11-4.3V-6.1H11.8Q12.2-6.1 12.5-5.8L13.7-4.3z" />
      <path
        className={pens.fine}
        d={
          plumb(7.7, -4.3, -1.6) +
          plumb(10.75, -4.3, -1.7) +
          'M13.8-4.1V-3.2' +
          level(11.1, 11.7, -3.7) +
          level(0.3, 7.7, -3.9)
        }
      />
      <path className={fills.detail} d="M17.7-3.4H18.6L18.8-2.8H17.9z" />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={rectangle(18, -1.9, 1.2, 0.6) + rectangle(-0.2, -1.9, 1, 0.6)}
      />
      <Wheels at={[3.85, 15.55]} radius={1.35} />
    </g>
  );
}
