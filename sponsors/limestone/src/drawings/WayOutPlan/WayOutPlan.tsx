import { between, Drawing, level, PlanDoor, PlanWalls, plumb, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, pens, siding } from '@sponsor/ui/pens';
import * as styles from './WayOutPlan.css.ts';

export interface WayOutPlanProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** The label at the beginning of the corridor. */
  start: string;
  /** The target years; the corridor continues past them. Without a target, no years are shown. */
  target?: Target;
}

interface Target {
  /** Whole numbers. */
  years: readonly [from: number, to: number];
  /** The labels within the target years, after them, and before the number of each year. */
  label: string;
  longer: string;
  year: string;
}

const year = 20;
const beyond = 22;
const half = 6;
const thickness = 1.2;
/** The distance of the years' scale from the middle of the corridor. */
const depth = 23.5;
/** The years used without a target, so that the corridor is long enough for the three doors. */
const undated = [3, 4] as const;
const [transfer, repurchase] = [16, 47] as const;
const [shut, width] = [5, 7] as const;
/** The distance between a letter and its door when the letter is at its largest. */
const clear = 5.5;

/** A corridor that extends past the target, if there is one, with the three doors through which money may come back. */
export function WayOutPlan({ label, start, target }: WayOutPlanProps) {
  const [from, to] = target?.years ?? undated;
  const end = to * year + beyond;
  const sale = (from + 0.1) * year;
  const leaf = (to - from) * year * 0.4;
  const middle = sale + leaf;
  const hatch = between(from * year - half * 2, to * year, 2).map((x) => {
    const left = Math.max(x, from * year);
    const right = Math.min(x + half * 2, to * year);
    return polyline([
      [left, half - (left - x)],
      [right, half - (right - x)],
    ]);
  });
  const doors = [
    { letter: 'A', x: transfer + shut + clear, y: half + clear },
    { letter: 'B', x: repurchase + width + clear, y: -half - clear },
    { letter: 'C', x: middle + leaf + clear, y: half + clear },
  ];
  return (
    <Drawing label={label} viewBox={`-3 -15 ${end + 6} ${target ? 42 : 31}`}>
      {target && <path className={siding} d={hatch.join('')} />}
      <PlanWalls
        runs={[
          { from: [0, -half], to: [end, -half], thickness, openings: [[repurchase, repurchase + width]] },
          {
            from: [0, half],
            to: [end, half],
            thickness,
            openings: [
              [transfer, transfer + shut],
              [sale, sale + leaf * 2],
            ],
          },
        ]}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(transfer, half - 0.3, shut, 0.6)} />
      <path
        className={styles.unknown}
        d={`${rectangle(repurchase, -half - thickness / 2, width, thickness)}${plumb(repurchase, -half, -half - width)}a${width} ${width} 0 0 1 ${width} ${width}`}
      />
      <PlanDoor hinge={[sale, half]} jamb={[middle, half]} opens="right" painted />
      <PlanDoor hinge={[sale + leaf * 2, half]} jamb={[middle, half]} opens="left" painted />
      <path className={styles.path} d={`${level(-3, middle, 0)}V${half + leaf}`} />
      <path className={styles.onwards} d={level(middle, end - 1, 0)} />
      <path
        className={pens.thin}
        d={polyline([
          [end, -half - 4],
          [end, -1.6],
          [end - 1.4, -0.5],
          [end + 1.4, 0.7],
          [end, 1.8],
          [end, half + 4],
        ])}
      />
      {doors.map(({ letter, x, y }) => (
        <g key={letter}>
          <circle className={styles.bubble} cx={x} cy={y} r={2} />
          <text className={styles.name} x={x} y={y} dominantBaseline="central">
            {letter}
          </text>
        </g>
      ))}
      <text className={styles.remark} x={6} y={-2}>
        {start}
      </text>
      {target && <Years {...target} />}
    </Drawing>
  );
}

/** The labels of the target years, and the numbers of all years below the corridor. */
function Years({ years: [from, to], label, longer, year: word }: Target) {
  const years = Array.from({ length: to }, (_, index) => index);
  return (
    <>
      <text className={styles.remark} x={((from + to) / 2) * year} y={-2}>
        {label}
      </text>
      <text className={styles.remark} x={to * year + beyond / 2 - 2} y={-2}>
        {longer}
      </text>
      <path
        className={annotationLine}
        d={
          level(-2, to * year + 2, depth) +
          [...years, to].map((n) => plumb(n * year, depth - 1.4, depth + 1.4)).join('')
        }
      />
      {years.map((n) => (
        <text key={n} className={styles.name} x={(n + 0.5) * year} y={depth} dy="-0.45em">
          {`${word} ${n + 1}`}
        </text>
      ))}
    </>
  );
}
