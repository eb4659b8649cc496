import { Figure, level, plumb, rectangle, Tree } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { flowPlan } from './flow-plan.ts';
import { Pipes } from './Pipes.tsx';
import type { StationProps } from './station-props.ts';

const { edge, lower, upper } = flowPlan;
const storey = 10;

/** The fund's office in section: plans and files above, a desk at the door. */
export function FundStation({ words }: StationProps) {
  return (
    <>
      <Tree x={-20} height={18} seed={8} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-12, -storey * 2, 24, storey * 2)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-13.6, -22, 27.2, 1.6)} />
      <path
        className={`${pens.thin} ${fills.ink}`}
        d={
          rectangle(-12, -20.6, 24, 0.8) +
          rectangle(-12, -storey, 24, 0.7) +
          rectangle(-12, -20, 0.8, 20) +
          rectangle(11.2, -20, 0.8, 20)
        }
      />
      <g transform={`translate(0 ${-storey})`}>
        <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-10, -4.2, 5.6, 4.2)} />
        <path className={pens.thin} d={[-1.1, -2.1, -3.1].map((y) => level(-10, -4.4, y)).join('')} />
        <path className={pens.thin} d={rectangle(2.2, -8, 5.6, 3.6) + level(3, 7, -7) + level(3, 6, -6.2)} />
        <path className={pens.thin} d={rectangle(1.6, -3.2, 7, 0.4) + plumb(2.4, -2.8, 0) + plumb(7.8, -2.8, 0)} />
        <Figure x={-1} height={5.5} />
      </g>
      <path className={pens.thin} d={rectangle(-10, -3, 7.4, 0.5) + plumb(-9.4, -2.5, 0) + plumb(-3.2, -2.5, 0)} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(6.4, -7.4, 3.6, 7.4)} />
      <Figure x={1.4} height={5.7} mirrored />
      <Pipes
        valve={15}
        runs={[
          [
            [-edge, upper],
            [-6, upper],
            [-6, 0],
          ],
          [
            [6, 0],
            [6, upper],
            [edge, upper],
          ],
          [
            [edge, lower],
            [-edge, lower],
          ],
        ]}
        taps={[{ x: 4, label: words.taps.fees, unknown: true }]}
      />
    </>
  );
}
