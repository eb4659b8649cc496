import { Gable, Porch, polygon, RoundWindow, StoneBase, Windows } from '@sponsor/ui/drawings';
import { fills } from '@sponsor/ui/pens';
import { seniorPlan } from './senior-plan.ts';

const { eave, stoneBase, wing } = seniorPlan;
const bays = [-9.2, 0, 9.2];
const windowWidth = 4.8;

export interface SeniorWingProps {
  centre: number;
  /** The lit one of the three upper windows. */
  occupied?: number;
}

/** A gabled wing with a porch; its shadow falls on the wall to its right. */
export function SeniorWing({ centre, occupied }: SeniorWingProps) {
  const right = centre + wing.width / 2;
  const glassLeft = bays.map((offset) => centre + offset - windowWidth / 2);
  const dark = glassLeft.filter((_, index) => index !== occupied);
  const lit = glassLeft.filter((_, index) => index === occupied);
  return (
    <>
      <path
        className={fills.shade}
        d={polygon([
          [right, 1.3 - eave],
          [right + 4.5, 5.8 - eave],
          [right + 4.5, 0],
          [right, 0],
        ])}
      />
      <Gable centre={centre} width={wing.width} eave={eave} rise={wing.rise} />
      <StoneBase left={centre - wing.width / 2} right={right} height={stoneBase} />
      <RoundWindow x={centre} y={-eave - 6.2} radius={2.1} occupied />
      <Windows at={dark.map((x) => [x, -22.2])} width={windowWidth} height={6.6} panes={[2, 2]} />
      <Windows at={lit.map((x) => [x, -22.2])} width={windowWidth} height={6.6} panes={[2, 2]} occupied />
      <Windows at={glassLeft.map((x) => [x, -9.2])} width={windowWidth} height={6.4} panes={[2, 2]} />
      <Porch centre={centre} width={28} columns={4} />
    </>
  );
}
