import { circle, Drawing, level, plumb } from '@sponsor/ui/drawings';
import { annotationFill, annotationLine } from '@sponsor/ui/pens';
import { CostsFloor, InvestorsFloor, LenderFloor, TenantsFloor } from './RentFloors.tsx';
import * as styles from './RentSection.css.ts';
import { RentShell } from './RentShell.tsx';
import { rentMarks, rentPlan } from './rent-plan.ts';

export interface RentSectionProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
}

const { letters, path, storey } = rentPlan;
const floors = [InvestorsFloor, LenderFloor, CostsFloor, TenantsFloor];
const radius = 1.7;

/**
 * A building in section: a month's rent runs down from the tenants (A) past running costs (B), the lender (C) and
 * investors (D) to the sale (E). Its levels are five equal rows, so that text next to it can align with them.
 */
export function RentSection({ label }: RentSectionProps) {
  const heights = rentMarks.map(({ height }) => height);
  return (
    <Drawing label={label} viewBox="-17 -51.6 38.4 63">
      <RentShell />
      {floors.map((Floor, index) => (
        <g key={Floor.name} transform={`translate(0 ${-index * storey})`}>
          <Floor />
        </g>
      ))}
      <path className={styles.path} d={plumb(path, -(heights.at(0) ?? 0), -(heights.at(-1) ?? 0))} />
      {rentMarks.map(({ letter, height }) => (
        <g key={letter}>
          <path className={annotationLine} d={level(path, letters - radius, -height)} />
          <path className={annotationFill} d={circle(path, -height, 0.55)} />
          <path className={styles.bubble} d={circle(letters, -height, radius)} />
          <text className={styles.letter} x={letters} y={0.7 - height}>
            {letter}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
