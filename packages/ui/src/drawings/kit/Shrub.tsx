import { round } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface ShrubsProps {
  /** Left end and number of the rounded plants of each bed. */
  beds: readonly (readonly [left: number, plants: number])[];
}

const plant = 1.9;
const sizes = [1, 0.82, 1.12, 0.9];

/** Low planting along a wall: rounded plants of four sizes, in turn. */
export function Shrubs({ beds }: ShrubsProps) {
  const outline = beds.map(([left, plants]) => {
    const domes = Array.from({ length: plants }, (_, index) => {
      const size = sizes[index % sizes.length] ?? 1;
      return `a${round(plant / 2)} ${round(size * 1.15)} 0 0 1 ${plant} 0`;
    });
    return `M${round(left)} 0v-.7${domes.join('')}V0z`;
  });
  return <path className={`${pens.thin} ${fills.tint}`} d={outline.join('')} />;
}
