import { between, Drawing, level, plumb, polyline } from '@sponsor/ui/drawings';
import { annotationLine, pens, siding } from '@sponsor/ui/pens';
import { BuildingStation } from './BuildingStation.tsx';
import { EscrowStation } from './EscrowStation.tsx';
import { ExitsStation } from './ExitsStation.tsx';
import * as styles from './FlowStation.css.ts';
import { FundStation } from './FundStation.tsx';
import { flowPlan } from './flow-plan.ts';
import { InvestorStation } from './InvestorStation.tsx';
import type { FlowStationWords } from './station-props.ts';

type Place = 'investor' | 'escrow' | 'fund' | 'building' | 'exits';

export interface FlowStationProps {
  /** Describes the sheet for people who do not see it. */
  label: string;
  place: Place;
  words: FlowStationWords;
}

const { earth, edge, half, sky } = flowPlan;
/** The ground of the first and the last sheet continues to the edges of the street's frame. */
const beyond = 400;

const places = {
  investor: { Station: InvestorStation, ground: [-beyond, edge], phase: { name: 'in', from: 2 - half, to: half * 5 } },
  escrow: { Station: EscrowStation, ground: [-edge, edge], phase: undefined },
  fund: { Station: FundStation, ground: [-edge, edge], phase: undefined },
  building: { Station: BuildingStation, ground: [-edge, edge], phase: { name: 'while', from: -half, to: half } },
  exits: { Station: ExitsStation, ground: [-edge, beyond], phase: { name: 'out', from: -half, to: half - 2 } },
} as const;

/** One of the five stations on the path of the money, on a sheet that joins its neighbors edge to edge. */
export function FlowStation({ label, place, words }: FlowStationProps) {
  const { Station, ground, phase } = places[place];
  const [left, right] = ground;
  const earthLines = between(-half, half, 2).map((x) =>
    polyline([
      [x, 0.5],
      [x - 1.2, 1.7],
    ]),
  );
  return (
    <Drawing label={label} viewBox={`${-half} ${-sky} ${half * 2} ${sky + earth}`}>
      <path className={siding} d={earthLines.join('')} />
      <Station words={words} />
      <path className={pens.heavy} d={level(left, right, 0)} />
      {phase && (
        <g className={styles.lettering}>
          <path
            className={annotationLine}
            d={
              level(phase.from, phase.to, 4.5 - sky) +
              plumb(phase.from, 3 - sky, 7 - sky) +
              plumb(phase.to, 3 - sky, 7 - sky)
            }
          />
          <text className={styles.name} x={(phase.from + phase.to) / 2} y={3.4 - sky}>
            {words.phases[phase.name]}
          </text>
        </g>
      )}
    </Drawing>
  );
}
