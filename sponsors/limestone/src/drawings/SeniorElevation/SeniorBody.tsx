import { between, level, plumb, polygon, polyline, rectangle, StoneBase, Wall, Windows } from '@sponsor/ui/drawings';
import { fills, pens, seams } from '@sponsor/ui/pens';
import { seniorPlan } from './senior-plan.ts';

const { eave, end, level2, ridge, stoneBase } = seniorPlan;
const roofFoot = end + 2.2;
const roofHead = end - 9;
const linkWindows = [-42.1, -34.1, 29.9, 37.9];

/** The long wall behind the bays, under its hipped roof. */
export function SeniorBody() {
  const roof = polygon([
    [-roofFoot, -eave],
    [-roofHead, -ridge],
    [roofHead, -ridge],
    [roofFoot, -eave],
  ]);
  const ribs = between(-roofHead, roofHead, 1.5).map((x) => plumb(x, -ridge, -eave));
  return (
    <>
      <path className={`${pens.thin} ${fills.accent}`} d={roof} />
      <path className={seams} d={ribs.join('')} />
      <path
        className={pens.medium}
        d={polyline([
          [-roofHead - 0.6, -ridge],
          [roofHead + 0.6, -ridge],
        ])}
      />
      <Wall left={-end} right={end} height={eave} />
      <path className={fills.shade} d={rectangle(-end, 1.2 - eave, end * 2, 2.2)} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-end - 2.4, -eave - 0.3, end * 2 + 4.8, 1.6)} />
      <path className={pens.thin} d={level(-end, end, -level2) + level(-end, end, -level2 - 0.7)} />
      <path
        className={pens.thin}
        d={[-end, end - 1]
          .map((x) => plumb(x, -eave + 1.3, -stoneBase) + plumb(x + 1, -eave + 1.3, -stoneBase))
          .join('')}
      />
      <StoneBase left={-end} right={end} height={stoneBase} />
      <Windows at={linkWindows.map((x) => [x, -21.4])} width={4.2} height={6.6} panes={[2, 2]} />
      <Windows at={linkWindows.map((x) => [x, -10.6])} width={4.2} height={6.6} panes={[2, 2]} />
    </>
  );
}
