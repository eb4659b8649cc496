import { Drawing, level, polygon, rectangle } from '@sponsor/ui/drawings';
import { pens } from '@sponsor/ui/pens';
import { lotLine, meant } from './LotPlan.css.ts';
import { Access, Competition, Flood, Price } from './obstacles.tsx';

const obstacles = { flood: Flood, access: Access, competition: Competition, price: Price };

export interface LotPlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** A flood, a driveway that was refused, other developers' projects, or a price. */
  obstacle: keyof typeof obstacles;
}

/** The plan of a lot at a road, 160 by 118: the intended building, dashed, and the obstacle that prevented it. */
export function LotPlan({ label, obstacle }: LotPlanProps) {
  const Obstacle = obstacles[obstacle];
  return (
    <Drawing label={label} viewBox="0 0 160 118">
      <path
        className={lotLine}
        d={polygon([
          [26, 18],
          [134, 12],
          [140, 96],
          [20, 96],
        ])}
      />
      <path className={meant} d={rectangle(46, 38, 68, 42)} />
      <Obstacle />
      <path className={pens.thin} d={level(0, 160, 106) + level(0, 160, 116)} />
    </Drawing>
  );
}
