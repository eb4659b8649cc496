import { Drawing, Figure, level, Tree } from '@sponsor/ui/drawings';
import { pens } from '@sponsor/ui/pens';
import { SeniorBody } from '../SeniorElevation/SeniorBody.tsx';
import { SeniorCupola } from '../SeniorElevation/SeniorCupola.tsx';
import { SeniorPavilion } from '../SeniorElevation/SeniorPavilion.tsx';
import { SeniorWing } from '../SeniorElevation/SeniorWing.tsx';
import { seniorPlan } from '../SeniorElevation/senior-plan.ts';
import { RevisionCloud } from './RevisionCloud.tsx';

export interface RevisedElevationProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

const { wing } = seniorPlan;

/** The senior residence after two revisions. A phone shows the middle of the sheet, which has both. */
export function RevisedElevation({ label }: RevisedElevationProps) {
  return (
    <Drawing label={label} viewBox="-120 -63.6 240 66">
      <Tree x={-109} height={40} seed={1} />
      <Tree x={-96} height={30} seed={2} />
      <Tree x={96} height={22} seed={3} />
      <SeniorBody />
      <SeniorWing centre={-wing.centre} occupied={2} />
      <SeniorWing centre={wing.centre} />
      <SeniorCupola />
      <SeniorPavilion />
      <Tree x={-38} height={16.5} seed={5} />
      <Figure x={-9.4} />
      <Figure x={9.2} height={5.5} mirrored />
      <path className={pens.heavy} d={level(-400, 400, 0)} />
      <RevisionCloud left={-21} top={21} width={42} height={19.5} revision={1} />
      <RevisionCloud left={28.5} top={23.5} width={14} height={9} revision={2} />
    </Drawing>
  );
}
