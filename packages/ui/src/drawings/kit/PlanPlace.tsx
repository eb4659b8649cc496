import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';

export interface Placed {
  /** Middle of the side that touches the wall. */
  at: Point;
  /** Degrees clockwise. At 0 the wall is above and the piece faces down the sheet. */
  turn?: number;
}

/** Puts a piece of furniture, drawn against a wall above it, in its place in the plan. */
export function PlanPlace({ at: [x, y], turn = 0, children }: Placed & { children: ReactNode }) {
  return <g transform={`translate(${x} ${y})${turn === 0 ? '' : ` rotate(${turn})`}`}>{children}</g>;
}
