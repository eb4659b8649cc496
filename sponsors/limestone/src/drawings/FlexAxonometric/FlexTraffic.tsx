import { Block, frontFace, project, shadowOf, sideFace, Tree, topFace } from '@sponsor/ui/drawings';
import { fills, glass, pens } from '@sponsor/ui/pens';
import { flexPlan } from '../FlexElevation/flex-plan.ts';
import { axonometricPlan } from './axonometric-plan.ts';

const { depth, stalls, verge } = axonometricPlan;

/** A parked car that faces the street, with glass on all sides. */
export function ParkedCar({ stall, painted }: { stall: number; painted?: boolean | undefined }) {
  const x = 5 + stall * stalls.width + 1.5;
  const y = stalls.from + 0.8;
  const cabin = { along: [x + 0.5, x + 5.5], across: [y + 2.6, y + 10], up: [2.9, 4.8] } as const;
  return (
    <>
      <path className={fills.shade} d={shadowOf([x, x + 6], [y, y + 14.6], 4.4)} />
      <Block at={[x, y, 0.7]} size={[6, 14.6, 2.2]} colour={painted ? 'accent' : 'paper'} />
      <path
        className={glass}
        d={frontFace(cabin.along, cabin.across[1], cabin.up) + sideFace(cabin.along[0], cabin.across, cabin.up)}
      />
      <path
        className={`${pens.thin} ${painted ? fills.accent : fills.paper}`}
        d={topFace(cabin.along, cabin.across, cabin.up[1])}
      />
    </>
  );
}

/** A box truck backed up to the fourth bay. */
export function BackedTruck() {
  const x = 3 * flexPlan.bay + flexPlan.door.left + 2;
  const y = depth + 3;
  return (
    <>
      <path className={fills.shade} d={shadowOf([x, x + 8], [y, y + 22], 10)} />
      <Block at={[x + 0.6, y + 1, 0.6]} size={[6.8, 21, 2.4]} colour="ink" />
      <Block at={[x, y, 3]} size={[8, 15.5, 8.8]} />
      <path className={fills.accent} d={sideFace(x, [y, y + 15.5], [5.6, 6.8])} />
      <Block at={[x + 0.2, y + 16, 1.6]} size={[7.6, 6.4, 6.6]} />
      <path
        className={glass}
        d={frontFace([x + 0.8, x + 7.2], y + 22.4, [4.8, 7.5]) + sideFace(x + 0.2, [y + 18, y + 21.6], [4.8, 7.5])}
      />
    </>
  );
}

export interface StreetTreeProps {
  x: number;
  height: number;
  seed: number;
}

/** A street tree, upright on the sheet, with its shadow on the ground. */
export function StreetTree({ x, height, seed }: StreetTreeProps) {
  const [left, top] = project(x, verge + 10);
  const shadow = project(x + height * 0.17, verge + 10 + height * 0.17);
  return (
    <>
      <ellipse className={fills.shade} cx={shadow[0]} cy={shadow[1]} rx={height * 0.28} ry={height * 0.14} />
      <g transform={`translate(${left} ${top})`}>
        <Tree x={0} height={height} seed={seed} />
      </g>
    </>
  );
}
