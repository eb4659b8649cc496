import { Figure, Gable, rectangle, Tree, Windows } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';
import { Pipes } from './Pipes.tsx';
import type { StationProps } from './station-props.ts';

const { edge, lower, upper } = flowPlan;
const [out, back, tap] = [5, -7, -17];

/**
 * The investor's house: money leaves it through one pipe; the remaining rent arrives through another, which continues
 * to the sponsor.
 */
export function InvestorStation({ words }: StationProps) {
  return (
    <>
      <Tree x={-18.5} height={19} seed={2} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(3.2, -20, 2.4, 9)} />
      <Gable centre={-2} width={18} eave={10} rise={8.5} />
      <Windows at={[[-8.4, -7.8]]} width={4} height={4.4} panes={[2, 2]} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(1, -7.2, 3.6, 7.2)} />
      <path className={pens.thin} d={rectangle(1.7, -6.4, 2.2, 2.6)} />
      <Figure x={13} height={5.7} />
      <Pipes
        runs={[
          [
            [out, 0],
            [out, upper],
            [edge, upper],
          ],
          [
            [edge, lower],
            [back, lower],
            [back, 0],
          ],
          [
            [back, lower],
            [tap, lower],
            [tap, flowPlan.tap],
          ],
        ]}
        taps={[{ x: tap, label: words.taps.sponsor }]}
      />
      <g className={styles.lettering}>
        <text className={styles.label} x={18} y={upper - 1.8}>
          {words.into}
        </text>
        <text className={styles.toTheLeft} x={back - 1.8} y={lower - 3}>
          {words.taps.preferred}
        </text>
      </g>
    </>
  );
}
