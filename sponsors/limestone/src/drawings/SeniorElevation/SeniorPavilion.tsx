import { Columns, Gable, type Point, polygon, RoundWindow, rectangle, StoneBase, Windows } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { seniorPlan } from './senior-plan.ts';

const { pavilion, stoneBase } = seniorPlan;
const half = pavilion.width / 2;
const windowWidth = 5;

const centred = (offsets: readonly number[], y: number) => offsets.map((x) => [x - windowWidth / 2, y] as const);

/** The central bay: the gathering room above, the covered entrance below. */
export function SeniorPavilion() {
  return (
    <>
      <path
        className={fills.shade}
        d={polygon([
          [half, -pavilion.eave],
          [half + 5.2, 5 - pavilion.eave],
          [half + 5.2, 0],
          [half, 0],
        ])}
      />
      <Gable centre={0} {...pavilion} />
      <StoneBase left={-half} right={half} height={stoneBase} />
      <Windows at={centred([-21.2, -13.4, 13.4, 21.2], -25.4)} width={windowWidth} height={8} panes={[2, 3]} />
      <Windows at={centred([-3.4, 3.4], -25.4)} width={windowWidth} height={8} panes={[2, 3]} occupied />
      <Windows at={centred([-21.2, 21.2], -10.8)} width={windowWidth} height={6.8} panes={[2, 2]} />
      <RoundWindow x={0} y={-35.4} radius={3.5} />
      <SeniorEntrance />
    </>
  );
}

/** Two doors under a transom, and the covered driveway in front of them. */
function SeniorEntrance() {
  return (
    <>
      <path className={fills.shade} d={rectangle(-14.6, -11.4, 29.2, 11.4)} />
      <Windows at={[[-6.6, -10.4]]} width={13.2} height={1.8} panes={[4, 1]} />
      <Windows at={[[-6.6, -7.9]]} width={13.2} height={7.4} panes={[4, 1]} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={polygon([
          [-17, -13],
          [0, -19],
          [17, -13],
        ])}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={chevron(12.4, 0, 1)} />
      <path className={`${pens.thin} ${fills.accent}`} d={chevron(12.4, 1, 1.9)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-17.4, -13.2, 34.8, 1.9)} />
      <Columns at={[-15.6, -11.4, 11.4, 15.6]} width={1.6} top={11.4} foot={0} pier={3.4} />
    </>
  );
}

function chevron(eave: number, from: number, to: number): string {
  const edge = (lift: number): Point[] => [
    [-19.6, -eave - lift],
    [0, -eave - 6.9 - lift * 1.1],
    [19.6, -eave - lift],
  ];
  return polygon([...edge(from), ...edge(to).toReversed()]);
}
