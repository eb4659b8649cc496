import { between, circle, plumb, polygon, polyline, rectangle, Tree, Windows } from '@sponsor/ui/drawings';
import { annotationFill, fills, pens, seams } from '@sponsor/ui/pens';
import { InvestorsFloor, TenantsFloor } from '../RentSection/RentFloors.tsx';
import * as styles from './FlowStation.css.ts';
import { flowPlan } from './flow-plan.ts';
import { Pipes } from './Pipes.tsx';
import type { StationProps } from './station-props.ts';

const { edge, lower, upper } = flowPlan;
const [side, storey, ridge, hip, overhang] = [18, 10.5, 40, 12, 2];
const eave = storey * 3;
/** The position of the pipe in which the rent runs down past all floors. */
const rent = 6;
const slope = (ridge - eave) / (side + overhang - hip);

const roof = polygon([
  [-side - overhang, -eave],
  [-hip, -ridge],
  [hip, -ridge],
  [side + overhang, -eave],
]);
const roofSeams = between(-side - overhang, side + overhang, 2).map((x) =>
  plumb(x, -eave, -Math.min(ridge, eave + (side + overhang - Math.abs(x)) * slope)),
);

/**
 * A house in section with its tenants: the rent runs down and back to the left, past the recipients who are paid first.
 */
export function BuildingStation({ words }: StationProps) {
  return (
    <>
      <Tree x={23} height={22} seed={5} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(7, -43, 3, 6)} />
      <path className={`${pens.thin} ${fills.accent}`} d={roof} />
      <path className={seams} d={roofSeams.join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-side, -eave, side * 2, eave)} />
      {[0, 1, 2].map((floor) => (
        <g key={floor} transform={`translate(-5.4 ${-floor * storey})`}>
          {floor === 0 ? <InvestorsFloor /> : <TenantsFloor />}
        </g>
      ))}
      <Windows
        at={[10.2].flatMap((x) => [[x, -8] as const, [x, -8 - storey] as const])}
        width={4.6}
        height={4.6}
        panes={[2, 2]}
      />
      <Windows at={[[10.2, -8 - storey * 2]]} width={4.6} height={4.6} panes={[2, 2]} occupied />
      <path
        className={`${pens.thin} ${fills.ink}`}
        d={
          [1, 2, 3].map((floor) => rectangle(-side, -floor * storey, side * 2, 0.7)).join('') +
          rectangle(-side, -eave, 0.8, eave) +
          rectangle(side - 0.8, -eave, 0.8, eave)
        }
      />
      <path className={styles.stream} d={plumb(rent, 4 - eave, 0)} />
      <path
        className={annotationFill}
        d={[4, 4 + storey, 4 + storey * 2].map((y) => circle(rent, y - eave, 0.7)).join('')}
      />
      <Pipes
        runs={[
          [
            [-edge, upper],
            [-14, upper],
            [-14, 0],
          ],
          [
            [rent, 0],
            [rent, lower],
            [-edge, lower],
          ],
          [
            [14, 0],
            [14, upper],
            [edge, upper],
          ],
        ]}
        taps={[
          { x: 0, label: words.taps.costs },
          { x: -19, label: words.taps.lender },
        ]}
      />
      <path
        className={pens.medium}
        d={polyline([
          [-side, -eave],
          [side, -eave],
        ])}
      />
    </>
  );
}
