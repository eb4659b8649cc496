import { Block, between, frontFace, polyline, project, shadowOf, sideFace, topFace } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';
import { flexLength, flexPlan } from '../FlexElevation/flex-plan.ts';
import { axonometricPlan, bayStarts, highStarts } from './axonometric-plan.ts';

const { bay, height, highHeight } = flexPlan;
const { depth, lantern, roof } = axonometricPlan;
const cap = 1.2;
const whole = [0, flexLength] as const;

/** The roof between its parapets, with a rooftop unit and two skylights per bay, and the stone end wall. */
export function FlexRoof() {
  const seams = between(0, flexLength, 5).map((x) => polyline([project(x, cap, roof), project(x, depth, roof)]));
  const courses = between(0, height, 2).map((z) => polyline([project(0, 0, z), project(0, depth, z)]));
  const farFirst = bayStarts.toReversed();
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={topFace(whole, [0, depth], roof)} />
      <path className={siding} d={seams.join('')} />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={
          frontFace([0, flexLength - cap], cap, [roof, height]) +
          sideFace(flexLength - cap, [cap, depth], [roof, height])
        }
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={topFace(whole, [0, cap], height) + topFace([flexLength - cap, flexLength], [cap, depth], height)}
      />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={farFirst
          .map((x) => topFace([x + 6, x + 9], [9, 23], roof) + topFace([x + 6, x + 9], [30, 42], roof))
          .join('')}
      />
      {farFirst.map((x) => (
        <Block key={x} at={[x + 15, 20, roof]} size={[6.5, 5.5, 4]} grounded />
      ))}
      <path className={`${pens.thin} ${fills.tint}`} d={sideFace(0, [0, depth], [0, height])} />
      <path className={siding} d={courses.join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={topFace([0, cap], [0, depth], height)} />
      {highStarts.toReversed().map((x) => (
        <g key={x}>
          <path className={fills.shade} d={shadowOf([x, x + bay], [depth - lantern, depth], highHeight - roof, roof)} />
          <Block at={[x, depth - lantern, roof]} size={[bay, lantern, highHeight - roof]} />
        </g>
      ))}
    </>
  );
}
