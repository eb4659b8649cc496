import { circle, level, plumb, polygon, rectangle } from './geometry.ts';
import { fills, pens } from './kit.css.ts';
import { type Placed, PlanPlace } from './PlanPlace.tsx';

/** Returns a rectangle with rounded corners, for upholstery. */
const soft = (x: number, y: number, width: number, height: number, radius: number): string =>
  `M${x + radius} ${y}h${width - radius * 2}q${radius} 0 ${radius} ${radius}v${height - radius * 2}q0 ${radius} ${-radius} ${radius}h${radius * 2 - width}q${-radius} 0 ${-radius} ${-radius}v${radius * 2 - height}q0 ${-radius} ${radius} ${-radius}z`;

/** A made bed, 5 feet wide, with two pillows and one corner of the blanket turned down. */
export function PlanBed({ at, turn }: Placed) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-2.6, 0, 5.2, 0.35)} />
      <path className={`${pens.thin} ${fills.paper}`} d={soft(-2.5, 0.35, 5, 6.45, 0.25)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={soft(-2.2, 0.65, 2, 1.3, 0.4) + soft(0.2, 0.65, 2, 1.3, 0.4)}
      />
      <path className={`${pens.thin} ${fills.tint}`} d="M-2.5 2.6H.7L2.5 4.4V6.55q0 .25-.25.25h-4.5q-.25 0-.25-.25z" />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={polygon([
          [0.7, 2.6],
          [2.5, 4.4],
          [0.95, 4.15],
        ])}
      />
      <path className={pens.fine} d={level(-2.5, 0.8, 3.1)} />
    </PlanPlace>
  );
}

/** A square table with a lamp, 1 foot 6 each way. */
export function PlanNightstand({ at, turn }: Placed) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-0.75, 0, 1.5, 1.5)} />
      <path className={pens.fine} d={circle(0, 0.75, 0.45) + level(-0.2, 0.2, 0.75) + plumb(0, 0.55, 0.95)} />
    </PlanPlace>
  );
}

/** A sofa or, with one seat, an armchair: 2 feet a seat between two arms. */
export function PlanSofa({ at, turn, seats }: Placed & { seats: number }) {
  const half = seats;
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={`${pens.thin} ${fills.tint}`} d={soft(-half - 0.55, 0, half * 2 + 1.1, 2.8, 0.35)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={Array.from({ length: seats }, (_, index) => soft(index * 2 - half, 0.7, 2, 2.25, 0.3)).join('')}
      />
    </PlanPlace>
  );
}

/** A round table and the chairs about it. */
export function PlanTable({ at, radius, chairs }: Pick<Placed, 'at'> & { radius: number; chairs?: readonly number[] }) {
  return (
    <PlanPlace at={at}>
      {chairs?.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path className={`${pens.thin} ${fills.paper}`} d={soft(-0.75, radius - 0.35, 1.5, 1.5, 0.3)} />
          <path className={`${pens.thin} ${fills.tint}`} d={soft(-0.85, radius + 0.95, 1.7, 0.35, 0.17)} />
        </g>
      ))}
      <path className={`${pens.thin} ${fills.paper}`} d={circle(0, 0, radius)} />
      <path className={pens.fine} d={circle(0, 0, radius - 0.22)} />
    </PlanPlace>
  );
}

/** A rug with its border, by its upper left corner. */
export function PlanRug({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return (
    <path
      className={pens.fine}
      d={rectangle(x, y, width, height) + rectangle(x + 0.35, y + 0.35, width - 0.7, height - 0.7)}
    />
  );
}

/** Clothes on a rail, seen from above. The rail runs level for `length` feet. */
export function PlanRail({ at: [x, y], length }: Pick<Placed, 'at'> & { length: number }) {
  const hangers = Array.from({ length: Math.floor(length / 0.75) }, (_, index) => {
    const from = x + 0.4 + index * 0.75;
    return polygon([
      [from - 0.12, y - 0.7],
      [from + 0.18, y + 0.75],
    ]);
  });
  return <path className={pens.fine} d={level(x, x + length, y) + hangers.join('')} />;
}
