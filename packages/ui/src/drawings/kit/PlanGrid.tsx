import { level, plumb, polygon } from './geometry.ts';
import { gridLine } from './kit.css.ts';
import { bubbleRadius, PlanBubble } from './PlanBubble.tsx';
import { grid } from './plan.css.ts';

export interface PlanGridProps {
  /** Grid lines that run down the sheet, and those that run across it. */
  columns: readonly number[];
  rows?: readonly number[];
  /** Middle of the bubbles: of the columns above the plan, of the rows to its left. */
  top: number;
  left?: number;
  /** Where the lines end. */
  bottom: number;
  right?: number;
  /** Of bubbles and letters, where a sheet is not about 240 feet wide. */
  size: number;
}

/** The grid by which a plan is read: numbers along the top, letters down the side. */
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

/** Path data of the mark at a way in, pointing up the sheet. */
export const entrance = (x: number, y: number): string =>
  polygon([
    [x, y],
    [x - 0.5, y + 0.8],
    [x + 0.5, y + 0.8],
  ]);
