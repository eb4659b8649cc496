import { DimensionString, Drawing, level, Tree } from '@sponsor/ui/drawings';
import { annotation, pens } from '@sponsor/ui/pens';
import * as styles from './PorchDetail.css.ts';
import { PorchFront } from './PorchFront.tsx';
import { Lantern, Planter, Residents, RockingChair } from './PorchLife.tsx';
import { PorchRoof } from './PorchRoof.tsx';
import { PorchWall } from './PorchWall.tsx';
import { porchPlan } from './porch-plan.ts';

export interface PorchDetailProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

/** The porch of the south wing at the scale of its people, cropped by its frame. */
export function PorchDetail({ label }: PorchDetailProps) {
  return (
    <div className={styles.frame}>
      <Drawing label={label} viewBox="-21 -28.4 42 28.7" strings>
        <PorchWall />
        <RockingChair x={-10.3} />
        <RockingChair x={-7} mirrored />
        <RockingChair x={9} />
        <Lantern x={-8.83} />
        <Lantern x={8.83} />
        <PorchFront />
        <PorchRoof />
        <Planter at={[-2.6, -porchPlan.deck]} />
        <Planter at={[2.6, -porchPlan.deck]} />
        <Tree x={-21.6} height={14} seed={5} />
        <Residents x={6.2} />
        <path className={pens.heavy} d={level(-60, 60, 0)} />
        <g className={annotation}>
          <DimensionString stations={porchPlan.columns} depth={2.2} size={0.46} />
        </g>
      </Drawing>
    </div>
  );
}
