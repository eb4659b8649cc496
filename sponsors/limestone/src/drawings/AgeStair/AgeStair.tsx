import { Drawing, Figure, type Point, plumb, polygon, polyline } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import * as styles from './AgeStair.css.ts';
import { groundOf, stairPlan, stepsOf } from './age-stair-plan.ts';
import { earthHatch } from './earth-hatch.ts';
import { StairDoor } from './StairDoor.tsx';

export interface AgeStairProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** One step for each year, from the left. */
  years: readonly string[];
}

const { earth, landing, rail, rise, tread, upper } = stairPlan;
/** Space above the upper landing for the house. */
const sky = 14.5;
/** Different heights, so that the figures do not look alike. */
const heights = [5.6, 5.9, 5.3, 5.7, 5.5, 5.8];

/**
 * A staircase in section, with a person on the step of each year, up to a lit door: more people grow old every year.
 */
export function AgeStair({ label, years }: AgeStairProps) {
  const steps = stepsOf(years.length);
  const top = years.length * rise;
  const end = (years.length - 1) * tread + upper;
  const ground = groundOf(years.length);
  const posts = steps.map(({ x, height }): Point => [x + 0.9, -height]);
  const foot: Point = [0.9 - tread, 0];
  const hand = [foot, ...posts].map(([x, y]): Point => [x, y - rail]);
  const last = hand.at(-1) ?? foot;
  return (
    <div className={styles.frame}>
      <Drawing label={label} viewBox={`${-landing} ${-top - sky} ${landing + end} ${top + sky + earth}`}>
        <StairDoor right={end} floor={top} />
        <path className={fills.tint} d={polygon([...ground, [end, earth], [-landing, earth]])} />
        <path className={siding} d={earthHatch(ground, earth, 2)} />
        <path className={pens.thin} d={[foot, ...posts].map(([x, y]) => plumb(x, y, y - rail)).join('')} />
        <path
          className={styles.rail}
          d={polyline([[foot[0] - 1.6, foot[1] - rail], ...hand, [last[0] + 5, last[1]]])}
        />
        <Figure x={-13.2} height={5.5} />
        <Figure x={-10.2} height={5.8} mirrored />
        {steps.map(({ x, height }, index) => (
          <g key={x} transform={`translate(0 ${-height})`}>
            <Figure x={x + 2.1} height={heights[index % heights.length] ?? 5.6} mirrored={index % 2 === 1} />
            <text className={styles.year} x={x + tread / 2 + 0.4} y={3.2}>
              {years[index]}
            </text>
          </g>
        ))}
        <path className={pens.heavy} d={polyline(ground)} />
      </Drawing>
    </div>
  );
}
