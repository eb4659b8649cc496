import { DimensionString, Drawing, onGround } from '@sponsor/ui/drawings';
import { annotation } from '@sponsor/ui/pens';
import { flexStations } from '../FlexElevation/flex-plan.ts';
import { axonometricPlan, parked } from './axonometric-plan.ts';
import { FlexFront } from './FlexFront.tsx';
import { FlexRoof } from './FlexRoof.tsx';
import { FlexSite } from './FlexSite.tsx';
import { BackedTruck, ParkedCar, StreetTree } from './FlexTraffic.tsx';

export interface FlexAxonometricProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

const { depth, margin, street } = axonometricPlan;

/** From back to front. */
const trees = [
  { x: 199, height: 22, seed: 21 },
  { x: 174, height: 25, seed: 22 },
  { x: 147, height: 21, seed: 23 },
  { x: 121, height: 26, seed: 24 },
  { x: 96, height: 23, seed: 25 },
  { x: 70, height: 26, seed: 26 },
  { x: 45, height: 21, seed: 27 },
  { x: 19, height: 25, seed: 28 },
];

/** The flex row of the street elevation from above, to scale along its axes: 200 feet by 60. */
export function FlexAxonometric({ label }: FlexAxonometricProps) {
  return (
    <Drawing label={label} viewBox="-30 -130 334 214">
      <FlexSite />
      <FlexRoof />
      <FlexFront />
      <BackedTruck />
      {parked.map((car) => (
        <ParkedCar key={car.stall} {...car} />
      ))}
      {trees.map((tree) => (
        <StreetTree key={tree.x} {...tree} />
      ))}
      <g className={annotation}>
        <g transform={onGround('x', 0, street)}>
          <DimensionString stations={flexStations} depth={12} size={2.15} />
        </g>
        <g transform={onGround('y', -margin, 0)}>
          <DimensionString stations={[0, depth]} depth={12} size={2.15} />
        </g>
      </g>
    </Drawing>
  );
}
