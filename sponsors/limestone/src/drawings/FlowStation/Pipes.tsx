import { level, type Point, plumb, polygon, polyline } from '@sponsor/ui/drawings';
import { annotationFill, fills, pens } from '@sponsor/ui/pens';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';

export interface PipesProps {
  /** Horizontal and vertical pipes, each as its corners in the direction of flow. */
  runs: readonly (readonly Point[])[];
  /**
   * Branches of the lower pipe, labeled with their recipients. `unknown` marks a branch that the sponsor has not
   * confirmed.
   */
  taps?: readonly { x: number; label: string; unknown?: boolean }[];
  /** The position of the valve on the upper pipe that holds the money until its release. */
  valve?: number;
}

const { lower, tap, upper } = flowPlan;
const none: NonNullable<PipesProps['taps']> = [];
const wall = 0.8;
/** The length from which a segment gets an arrow; shorter ones have no room for it. */
const arrowed = 8;

/** Pipes under the street, with arrows in the direction of flow. */
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

/** Returns the walls of a vertical pipe that may not exist. */
export const outline = (x: number, top: number, bottom: number) =>
  plumb(x - wall, top, bottom) + plumb(x + wall, top, bottom);

const drop = (x: number) =>
  polygon([
    [x - 0.9, tap],
    [x + 0.9, tap],
    [x, tap + 1.6],
  ]);

/** Returns an arrow in the middle of each long segment. */
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
