import { Figure, plumb, polygon, rectangle, Tree, Wall } from '@sponsor/ui/drawings';
import { annotationLine, fills, lit, pens } from '@sponsor/ui/pens';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';
import { outline, Pipes } from './Pipes.tsx';
import type { StationProps } from './station-props.ts';

const { edge, upper } = flowPlan;
const height = 16;
const doors = [
  { letter: 'A', x: -13 },
  { letter: 'B', x: -1.5 },
  { letter: 'C', x: 10.5 },
];
const [transfer = 0, repurchase = 0, sale = 0] = doors.map(({ x }) => x);

/** A wall with the three exits: one is shut, one may not exist, and the third lets out the money of a sale. */
export function ExitsStation({ words }: StationProps) {
  return (
    <>
      <Tree x={22} height={19} seed={3} />
      <Wall left={-20} right={18} height={height} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-21.4, -height - 1.4, 40.8, 1.4)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(transfer - 2.2, -8, 4.4, 8)} />
      <path
        className={pens.thin}
        d={rectangle(transfer - 1.4, -7.2, 2.8, 3) + rectangle(transfer - 1.4, -3.6, 2.8, 2.6)}
      />
      <path className={fills.paper} d={rectangle(repurchase - 2.7, -9, 5.4, 9)} />
      <path className={styles.unknown} d={rectangle(repurchase - 2.7, -9, 5.4, 9)} />
      <path className={`${pens.medium} ${lit}`} d={rectangle(sale - 3.6, -9.6, 7.2, 9.6)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={
          polygon([
            [sale - 3.6, -9.6],
            [sale - 5.8, -10.4],
            [sale - 5.8, 0],
            [sale - 3.6, 0],
          ]) +
          polygon([
            [sale + 3.6, -9.6],
            [sale + 5.8, -10.4],
            [sale + 5.8, 0],
            [sale + 3.6, 0],
          ])
        }
      />
      <Figure x={sale} height={5.7} />
      <path className={styles.unknown} d={outline(repurchase, 0, upper - 0.8)} />
      <Pipes
        runs={[
          [
            [-edge, upper],
            [sale, upper],
            [sale, 0],
          ],
        ]}
      />
      <g className={styles.lettering}>
        <text className={styles.label} x={-13} y={upper + 4}>
          {words.sale}
        </text>
        {doors.map(({ letter, x }) => (
          <g key={letter}>
            <path
              className={`${annotationLine} ${fills.paper}`}
              d={`${plumb(x, -12.9, -12.9)}m-2 0a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`}
            />
            <text className={styles.name} x={x} y={-12.05}>
              {letter}
            </text>
          </g>
        ))}
      </g>
    </>
  );
}
