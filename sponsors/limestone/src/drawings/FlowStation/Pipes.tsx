import { level, type Point, plumb, polygon, polyline } from '@sponsor/ui/drawings';
import { annotationFill, fills, pens } from '@sponsor/ui/pens';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';

export interface PipesProps {
  /** Level and plumb stretches, in the direction of the stream. */
  runs: readonly (readonly Point[])[];
  /** Where along the lower pipe somebody is paid, with who that is. `unknown` if nobody has said that it is here. */
  taps?: readonly { x: number; label: string; unknown?: boolean }[];
  /** Where along the upper pipe the stream waits until it is released. */
  valve?: number;
}

const { lower, tap, upper } = flowPlan;
const none: NonNullable<PipesProps['taps']> = [];
const wall = 0.8;
/** Shorter stretches bend again before an arrow would be read. */
const arrowed = 8;

/** Pipes under the street, with arrows along what flows in them. */
export function Pipes({ runs, taps = none, valve }: PipesProps) {
  const open = taps
    .filter(({ unknown }) => !unknown)
    .map(({ x }): Point[] => [
      [x, lower],
      [x, tap],
    ]);
  const all = [...runs, ...open].map(polyline).join('');
  const dashed = taps.filter(({ unknown }) => unknown).map(({ x }) => outline(x, lower + wall, tap));
  return (
    <>
      <path className={styles.pipe} d={all} />
      <path className={styles.bore} d={all} />
      <path className={styles.stream} d={all} />
      <path className={styles.unknown} d={dashed.join('')} />
      <path className={annotationFill} d={runs.flatMap(arrows).join('') + taps.map(({ x }) => drop(x)).join('')} />
      {valve !== undefined && (
        <>
          <path
            className={`${pens.medium} ${fills.paper}`}
            d={polygon([
              [valve - 2, upper - 1.6],
              [valve + 2, upper + 1.6],
              [valve + 2, upper - 1.6],
              [valve - 2, upper + 1.6],
            ])}
          />
          <path
            className={pens.medium}
            d={plumb(valve, upper, upper - 3) + level(valve - 1.6, valve + 1.6, upper - 3)}
          />
        </>
      )}
      <g className={styles.lettering}>
        {taps.map(({ x, label }) => (
          <text key={label} className={styles.label} x={x} y={tap + 4}>
            {label}
          </text>
        ))}
      </g>
    </>
  );
}

/** The walls of a plumb pipe that may not exist. */
export const outline = (x: number, top: number, bottom: number) =>
  plumb(x - wall, top, bottom) + plumb(x + wall, top, bottom);

const drop = (x: number) =>
  polygon([
    [x - 0.9, tap],
    [x + 0.9, tap],
    [x, tap + 1.6],
  ]);

/** One in the middle of each long stretch. */
function arrows(run: readonly Point[]): string[] {
  return run.slice(1).flatMap(([x, y], index) => {
    const [x0, y0] = run[index] ?? [x, y];
    const [along, down] = [x - x0, y - y0];
    const length = Math.abs(along) + Math.abs(down);
    if (length < arrowed) return [];
    const [dx, dy] = [Math.sign(along), Math.sign(down)];
    const [mx, my] = [(x + x0) / 2, (y + y0) / 2];
    return polygon([
      [mx + dx, my + dy],
      [mx - dx - dy * 0.75, my - dy - dx * 0.75],
      [mx - dx + dy * 0.75, my - dy + dx * 0.75],
    ]);
  });
}
