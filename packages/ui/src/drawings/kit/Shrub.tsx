import { type Point, round } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface ShrubsProps {
  /** Left and right end of each bed along the ground. */
  beds: readonly (readonly [left: number, right: number])[];
}

const heights = [1, 1.35, 1.1, 1.45, 0.95];
const spread = 1.3;
const end = 0.4;

/** Low planting along a wall, scalloped like the crowns of the trees. */
export function Shrubs({ beds }: ShrubsProps) {
  const outlines = beds.map(([left, right]) => {
    const count = Math.max(2, Math.round((right - left - end * 2) / spread));
    const tops = Array.from(
      { length: count + 1 },
      (_, index): Point => [
        left + end + ((right - left - end * 2) * index) / count,
        -(heights[index % heights.length] ?? 1),
      ],
    );
    return scallops([[left, 0], ...tops, [right, 0]]);
  });
  return <path className={`${pens.thin} ${fills.tint}`} d={outlines.join('')} />;
}

function scallops(points: readonly Point[]): string {
  return points.reduce((path, [x, y], index) => {
    const last = points[index - 1];
    if (last === undefined) return `M${round(x)} ${round(y)}`;
    const radius = round(Math.hypot(x - last[0], y - last[1]) * 0.6);
    return `${path}A${radius} ${radius} 0 0 1 ${round(x)} ${round(y)}`;
  }, '');
}
