import { level, plumb, polygon } from './geometry.ts';
import { gridLine } from './kit.css.ts';
import { bubbleRadius, PlanBubble } from './PlanBubble.tsx';
import { grid } from './plan.css.ts';

export interface PlanGridProps {
  /** Vertical grid lines, and horizontal ones. */
  columns: readonly number[];
  rows?: readonly number[];
  /** Center of the bubbles: those of columns are above the plan, those of rows to its left. */
  top: number;
  left?: number;
  /** The ends of the lines. */
  bottom: number;
  right?: number;
  /** Scale of bubbles and letters, for sheets that are not about 240 feet wide. */
  size: number;
}

/** The reference grid of a plan: numbers along the top, letters down the side. */
export function PlanGrid({ columns, rows, top, left = 0, bottom, right = 0, size }: PlanGridProps) {
  const edge = bubbleRadius * size;
  return (
    <g className={grid}>
      <path
        className={gridLine}
        d={
          columns.map((x) => plumb(x, top + edge, bottom)).join('') +
          (rows ?? []).map((y) => level(left + edge, right, y)).join('')
        }
      />
      {columns.map((x, index) => (
        <PlanBubble key={x} x={x} y={top} size={size} label={`${index + 1}`} />
      ))}
      {rows?.map((y, index) => (
        <PlanBubble key={y} x={left} y={y} size={size} label={String.fromCodePoint(65 + index)} />
      ))}
    </g>
  );
}

/** Returns path data of the mark at an entrance, pointing up the sheet. */
export const entrance = (x: number, y: number): string =>
  polygon([
    [x, y],
    [x - 0.5, y + 0.8],
    [x + 0.5, y + 0.8],
  ]);
