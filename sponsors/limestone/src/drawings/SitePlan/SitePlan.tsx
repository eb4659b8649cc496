import { circle, Drawing, level, PlanBubble, PlanDoor, PlanTrees, plumb, rectangle } from '@sponsor/ui/drawings';
import { annotation, fills, gridLine, pens } from '@sponsor/ui/pens';
import { SiteWalk } from './SiteWalk.tsx';
import { sitePlan, siteTrees } from './site-plan.ts';

export interface SitePlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The names of the two doors from the left, one letter each. */
  doors: readonly [string, string];
}

const { depth, half, width, wall } = sitePlan;
const [left, right] = sitePlan.doors;
const stretches = [
  [0, left - half],
  [left + half, right - half],
  [right + half, width],
] as const;
const hedge = 0.62;
const shrubs = stretches.flatMap(([from, to]) => {
  const count = Math.floor((to - from - 3) / 1.5);
  return Array.from({ length: count }, (_, index) =>
    circle(from + 1.5 + ((index + 0.5) * (to - from - 3)) / count, wall - 0.75, hedge),
  );
});

/** A path that forks to two doors in one wall. The content below it can serve as the two rooms. */
export function SitePlan({ label, doors }: SitePlanProps) {
  return (
    <Drawing label={label} viewBox={`0 0 ${width} ${depth}`}>
      <SiteWalk />
      <g transform={`matrix(-1 0 0 1 ${width} 0)`}>
        <SiteWalk />
      </g>
      <path className={`${pens.fine} ${fills.tint}`} d={shrubs.join('')} />
      <PlanTrees trees={siteTrees} />
      <path
        className={fills.tint}
        d={stretches.map(([from, to]) => rectangle(from, wall, to - from, depth - wall)).join('')}
      />
      <path
        className={pens.medium}
        d={stretches
          .map(([from, to]) => level(from, to, wall) + plumb(from, wall, depth) + plumb(to, wall, depth))
          .join('')}
      />
      {sitePlan.doors.map((door) => (
        <g key={door}>
          <PlanDoor hinge={[door - half, wall]} jamb={[door, wall]} opens="right" />
          <PlanDoor hinge={[door + half, wall]} jamb={[door, wall]} opens="left" />
        </g>
      ))}
      <g className={annotation}>
        <path
          className={gridLine}
          d={`M${width / 2}-1V2.600Q${width / 2} 6.200 62 6.900L39 11.240Q${left} 12.500 ${left} 16V${depth}M${width / 2} 2.600Q${width / 2} 6.200 ${width - 62} 6.900L${width - 39} 11.240Q${right} 12.500 ${right} 16V${depth}`}
        />
        <PlanBubble x={left} y={3.6} size={0.62} label={doors[0]} />
        <PlanBubble x={right} y={3.6} size={0.62} label={doors[1]} />
      </g>
    </Drawing>
  );
}
