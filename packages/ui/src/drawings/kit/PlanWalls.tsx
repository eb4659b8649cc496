import { type Point, rectangle } from './geometry.ts';
import { fills } from './kit.css.ts';

export interface WallRun {
  /** Center line, horizontal or vertical, from the left or the top. */
  from: Point;
  to: Point;
  /** In feet. */
  thickness: number;
  /** Gaps along the run, measured on its axis, in order. */
  openings?: readonly (readonly [from: number, to: number])[];
}

export interface PlanWallsProps {
  runs: readonly WallRun[];
}

/**
 * Walls cut by a plan, filled as in architectural drafting. A run extends half a thickness further, so that corners
 * close.
 */
export function PlanWalls({ runs }: PlanWallsProps) {
  return <path className={fills.ink} d={runs.map(pieces).join('')} />;
}

function pieces({ from, to, thickness, openings = [] }: WallRun): string {
  const level = from[1] === to[1];
  const axis = level ? 0 : 1;
  const half = thickness / 2;
  const starts = [from[axis] - half, ...openings.map(([, end]) => end)];
  const ends = [...openings.map(([start]) => start), to[axis] + half];
  return starts
    .map((start, index) => {
      const length = (ends[index] ?? start) - start;
      return level
        ? rectangle(start, from[1] - half, length, thickness)
        : rectangle(from[0] - half, start, thickness, length);
    })
    .join('');
}
