import { between, Columns, circle, level, polygon, polyline, rectangle, Tree } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';
import { Pipes } from './Pipes.tsx';
import type { StationProps } from './station-props.ts';

const { edge, lower, upper } = flowPlan;
const vault = { y: -8.8, radius: 5.4, hub: 1.3 };
const spokes = [0, 1, 2].map((sixth) => {
  const [dx, dy] = [Math.cos((sixth * Math.PI) / 3), Math.sin((sixth * Math.PI) / 3)];
  return polyline([
    [dx * -4, vault.y - dy * 4],
    [dx * 4, vault.y + dy * 4],
  ]);
});

/** A vault between columns, in which money waits. */
export function EscrowStation({ words }: StationProps) {
  return (
    <>
      <Tree x={-20} height={17} seed={4} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-12.5, -15, 25, 15)} />
      <path
        className={siding}
        d={between(-15, -2.2, 1.6)
          .map((y) => level(-12.5, 12.5, y))
          .join('')}
      />
      <Columns at={[-10.8, 10.8]} width={2.2} top={15} foot={2.2} pier={1} />
      <path className={`${pens.medium} ${fills.tint}`} d={circle(0, vault.y, vault.radius)} />
      <path className={`${pens.thin} ${fills.paper}`} d={circle(0, vault.y, 4)} />
      <path className={pens.thin} d={spokes.join('')} />
      <path className={`${pens.thin} ${fills.detail}`} d={circle(0, vault.y, vault.hub)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-14, -17.4, 28, 2.4)} />
      <path
        className={`${pens.medium} ${fills.paper}`}
        d={polygon([
          [-15.5, -17.4],
          [0, -24.4],
          [15.5, -17.4],
        ])}
      />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={polygon([
          [-10.6, -18.4],
          [0, -23.2],
          [10.6, -18.4],
        ])}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(-13.6, -2.2, 27.2, 1.1) + rectangle(-15, -1.1, 30, 1.1)}
      />
      <Pipes
        valve={14}
        runs={[
          [
            [-edge, upper],
            [-4, upper],
            [-4, 0],
          ],
          [
            [4, 0],
            [4, upper],
            [edge, upper],
          ],
          [
            [edge, lower],
            [-edge, lower],
          ],
        ]}
      />
      <g className={styles.lettering}>
        <text className={styles.label} x={0} y={lower - 2.2}>
          {words.back}
        </text>
      </g>
    </>
  );
}
