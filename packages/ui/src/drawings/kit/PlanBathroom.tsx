import { circle, type Point, rectangle } from './geometry.ts';
import { fills } from './kit.css.ts';
import { PlanBasin, PlanShower, PlanToilet } from './PlanRooms.tsx';
import { clearance, tiles } from './plan.css.ts';

export interface PlanBathroomProps {
  /** Inner upper left corner. */
  at: Point;
}

/** Inside, in feet: wide enough for a wheelchair to turn. */
const bathroom = { width: 7.4, depth: 9 };

const tile = 1;

/** A bathroom for wheelchair users: a step-free shower, grab bars, and the turning circle. */
export function PlanBathroom({ at: [x, y] }: PlanBathroomProps) {
  const { width, depth } = bathroom;
  const down = Array.from({ length: Math.ceil(width / tile) - 1 }, (_, index) => `M${index + 1} 0V${depth}`);
  const across = Array.from({ length: Math.ceil(depth / tile) - 1 }, (_, index) => `M0 ${index + 1}H${width}`);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className={fills.tint} d={rectangle(0, 0, width, depth)} />
      <path className={tiles} d={down.join('') + across.join('')} />
      <PlanShower at={[width - 2.6, 0]} width={5.2} />
      <PlanBasin at={[width - 1.9, depth]} turn={180} width={3.8} />
      <PlanToilet at={[1.9, depth]} turn={180} bar="right" />
      <path className={clearance} d={circle(3.2, 5.75, 2.5)} />
    </g>
  );
}
