import { between, frontFace, polyline, project, shadowOf, sideFace, topFace } from '@sponsor/ui/drawings';
import { fills, muntins, pens, siding } from '@sponsor/ui/pens';
import { flexLength } from '../FlexElevation/flex-plan.ts';
import { axonometricPlan, stallLines } from './axonometric-plan.ts';

const { depth, margin, roof, stalls, street, verge, walk } = axonometricPlan;
const along = [-margin, flexLength + margin] as const;
const across = [-margin, street] as const;
const earth = [-3, 0] as const;

/** The lot as a slab of ground: the walk along the shops, the parking stalls and the sidewalk. */
export function FlexSite() {
  const joints = between(along[0], along[1], 6).map((x) => polyline([project(x, verge), project(x, verge + 5)]));
  const lines = stallLines.map((x) => polyline([project(x, stalls.from), project(x, stalls.to)]));
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={frontFace(along, street, earth) + sideFace(along[0], across, earth)}
      />
      <path className={fills.shade} d={frontFace(along, street, earth)} />
      <path className={`${pens.thin} ${fills.tint}`} d={topFace(along, across, 0)} />
      <path
        className={`${pens.fine} ${fills.paper}`}
        d={topFace([0, flexLength], [depth, walk], 0) + topFace(along, [verge, verge + 5], 0)}
      />
      <path className={siding} d={joints.join('')} />
      <path className={muntins} d={lines.join('')} />
      <path className={fills.shade} d={shadowOf([0, flexLength], [0, depth], roof + 2)} />
    </>
  );
}
