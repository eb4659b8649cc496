import { formatFeet, level, plumb, polygon, round, stroke } from './geometry.ts';
import {
  annotationFill,
  annotationLine,
  annotationText,
  gridLine,
  levelLine,
  levelText,
  tightText,
} from './kit.css.ts';
import { bubbleRadius, PlanBubble } from './PlanBubble.tsx';

export interface GridBubbleProps {
  x: number;
  /** Height of the bubble's center above the ground, in feet. */
  height: number;
  /** The end of its line, in feet above the ground. */
  foot: number;
  label: string;
  /** Scale of bubble and letter, for sheets that are not about 240 feet wide. */
  size?: number;
}

/** A grid line with its name in a bubble at the top. */
export function GridBubble({ x, height, foot, label, size = 1 }: GridBubbleProps) {
  return (
    <>
      <path className={gridLine} d={plumb(x, bubbleRadius * size - height, -foot)} />
      <PlanBubble x={x} y={-height} size={size} label={label} />
    </>
  );
}

export interface DimensionStringProps {
  /** Positions of the ticks, left to right; the lengths in between are labeled in feet and inches. */
  stations: readonly number[];
  /** Depth of the string below the ground, in feet. */
  depth: number;
  /** Scale of ticks and text, for sheets that are not about 240 feet wide. */
  size?: number;
  /** A label for each part instead of its length, if the drawing counts and does not measure. */
  text?: string;
}

/** In feet at size 1: a shorter part has no room for its length between two ticks. */
const narrow = 8;

/** In feet at size 1: the width of a letter at the largest letter size. */
const letter = 2;

/** A chain of measured lengths. The text is computed from the drawing, so it always matches it. */
export function DimensionString({ stations, depth, size = 1, text }: DimensionStringProps) {
  const first = stations.at(0) ?? 0;
  const last = stations.at(-1) ?? 0;
  const ticks = stations.map(
    (x) =>
      stroke(x - 0.75 * size, depth + 0.75 * size, x + 0.75 * size, depth - 0.75 * size) +
      plumb(x, 1.8 * size, depth + 1.2 * size),
  );
  return (
    <>
      <path className={annotationLine} d={level(first - 2 * size, last + 2 * size, depth) + ticks.join('')} />
      {stations.slice(1).map((x, index) => {
        const start = stations[index] ?? x;
        const isNarrow = x - start < narrow * size;
        const before = isNarrow && start === first;
        const after = isNarrow && x === last;
        const middle = (start + x) / 2 / size;
        const words = text ?? formatFeet(x - start);
        const isTight = !before && !after && x - start < (words.length * letter + 1) * size;
        return (
          <text
            key={x}
            className={isTight ? tightText : annotationText}
            style={before || after ? { textAnchor: before ? 'end' : 'start' } : undefined}
            transform={size === 1 ? undefined : `scale(${size})`}
            x={round(before ? start / size - 2 : after ? x / size + 2 : middle)}
            y={round(depth / size - 0.9)}
          >
            {words}
          </text>
        );
      })}
    </>
  );
}

export interface LevelProps {
  left: number;
  right: number;
  /** Height above the ground in feet; shown beside the mark. */
  height: number;
  label: string;
}

/** A level line with its flag, name and height. */
export function Level({ left, right, height, label }: LevelProps) {
  return (
    <>
      <path className={levelLine} d={level(left, right, -height)} />
      <path
        className={annotationFill}
        d={polygon([
          [right, -height],
          [right - 0.9, -height - 1.35],
          [right + 0.9, -height - 1.35],
        ])}
      />
      <text className={levelText} x={right + 2} y={-height} dy="-0.2em">
        {label}
      </text>
      <text className={levelText} x={right + 2} y={-height} dy="0.95em">
        {`+ ${formatFeet(height)}`}
      </text>
    </>
  );
}
