import { Drawing } from '../kit/Drawing.tsx';
import { Figure } from '../kit/Figure.tsx';
import { between, level, polyline } from '../kit/geometry.ts';
import { pens, siding } from '../kit/kit.css.ts';
import { Tree } from '../kit/Tree.tsx';
import { SeniorBody } from '../SeniorElevation/SeniorBody.tsx';
import { SeniorCupola } from '../SeniorElevation/SeniorCupola.tsx';
import { SeniorPavilion } from '../SeniorElevation/SeniorPavilion.tsx';
import { SeniorWing } from '../SeniorElevation/SeniorWing.tsx';
import { seniorPlan } from '../SeniorElevation/senior-plan.ts';
import { plate } from './SeniorEntry.css.ts';

export interface SeniorEntryProps {
  /** What the drawing shows, for people who do not see it. */
  label: string;
}

const { wing } = seniorPlan;
const earth = between(-120, 120, 1.2).map((x) =>
  polyline([
    [x, 12],
    [x + 12, 0],
  ]),
);

/** The entry of the senior residence in the evening, 16 to 9, its ground high enough for a control beneath it. */
export function SeniorEntry({ label }: SeniorEntryProps) {
  return (
    <div className={plate} data-surface="inverse">
      <Drawing label={label} viewBox="-67 -64 134.22 75.5">
        <SeniorBody />
        <SeniorWing centre={-wing.centre} occupied={2} />
        <SeniorWing centre={wing.centre} />
        <SeniorCupola />
        <SeniorPavilion />
        <Tree x={-38} height={16.5} seed={5} />
        <Tree x={36.6} height={18} seed={6} />
        <Tree x={-64} height={33} seed={2} />
        <Tree x={66} height={30} seed={4} />
        <Figure x={-9.4} />
        <Figure x={-7.1} height={5.3} mirrored />
        <Figure x={9.2} height={5.5} />
        <Figure x={28.4} mirrored />
        <path className={siding} d={earth.join('')} />
        <path className={pens.heavy} d={level(-400, 400, 0)} />
      </Drawing>
    </div>
  );
}
