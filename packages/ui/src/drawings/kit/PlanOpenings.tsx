import { level, type Point, plumb, rectangle, round } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface PlanDoorProps {
  hinge: Point;
  /** The end of the leaf when closed. */
  jamb: Point;
  /** The side to which the leaf opens, seen from the hinge toward the jamb. */
  opens: 'left' | 'right';
  /** The one door in the accent color: the entrance. */
  painted?: boolean;
}

const leaf = 0.16;

/** A hinged door, open at a right angle, with the path of its leaf. */
export function PlanDoor({ hinge: [x, y], jamb, opens, painted }: PlanDoorProps) {
  const width = round(Math.hypot(jamb[0] - x, jamb[1] - y));
  const turn = round((Math.atan2(jamb[1] - y, jamb[0] - x) * 180) / Math.PI);
  const side = opens === 'left' ? -1 : 1;
  return (
    <g transform={`translate(${round(x)} ${round(y)}) rotate(${turn}) scale(1 ${side})`}>
      <path className={pens.fine} d={`M${width} 0A${width} ${width} 0 0 1 0 ${width}`} />
      <path
        className={`${pens.thin} ${painted ? fills.accent : fills.paper}`}
        d={rectangle(0, 0, painted ? leaf * 1.8 : leaf, width)}
      />
    </g>
  );
}

export interface PlanWindowsProps {
  /** Stretches along a wall, from the left or the top. */
  spans: readonly (readonly [from: number, to: number])[];
  /** The wall's center line. */
  wall: { x: number } | { y: number };
  /** Of the wall, in feet. */
  thickness: number;
}

/** Windows cut by a plan: sill lines at both faces of the wall and the glass between them. */
export function PlanWindows({ spans, wall, thickness }: PlanWindowsProps) {
  const half = thickness / 2;
  const glass = thickness * 0.12;
  const each = (draw: (from: number, to: number) => string) => spans.map(([from, to]) => draw(from, to)).join('');
  const sill = (from: number, to: number) =>
    'x' in wall
      ? rectangle(wall.x - half, from, thickness, to - from)
      : rectangle(from, wall.y - half, to - from, thickness);
  const panes = (from: number, to: number) =>
    'x' in wall
      ? plumb(wall.x - glass, from, to) + plumb(wall.x + glass, from, to)
      : level(from, to, wall.y - glass) + level(from, to, wall.y + glass);
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={each(sill)} />
      <path className={pens.thin} d={each(panes)} />
    </>
  );
}
