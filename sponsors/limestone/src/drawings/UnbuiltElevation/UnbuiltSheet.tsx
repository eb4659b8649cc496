import { DimensionString, Drawing, Figure, level, plumb, polygon, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotation, pens } from '@sponsor/ui/pens';
import * as styles from './UnbuiltElevation.css.ts';
import { bay, eave, storey, type UnbuiltPlan } from './unbuilt-plan.ts';

const [width, height, sill] = [3.8, 6.6, 2.9];
const ridge = 19;
const hip = 11;
const overhang = 5;

/** The ground continues past both edges of the sheet, to the edges of the drawing's frame. */
const ground = (length: number) => level(-length * 2, length * 3, 0);

export interface UnbuiltSheetProps {
  label: string;
  measured: boolean;
  plan: UnbuiltPlan;
}

/** The building that does not exist, dashed, and solid figures between its windows: the people who look for a home. */
export function UnbuiltSheet({ label, measured, plan: { bays, levels, gables } }: UnbuiltSheetProps) {
  const length = bays * bay;
  const top = levels * storey + eave;
  const middle = length / 2;
  const windows = Array.from({ length: bays * levels }, (_, index) => {
    const left = (index % bays) * bay + (bay - width) / 2;
    return rectangle(left, -Math.floor(index / bays) * storey - sill - height, width, height);
  });
  const people = Array.from({ length: 5 }, (_, index) => (Math.round((bays * (index + 1)) / 6) + (index % 2)) * bay);
  return (
    <Drawing label={label} viewBox={`0 ${-top - 46} ${length} ${top + 47}`} strings={measured}>
      <path
        className={styles.roof}
        d={polygon([
          [-overhang, -top],
          [hip, -top - ridge],
          [length - hip, -top - ridge],
          [length + overhang, -top],
        ])}
      />
      <path className={styles.gable} d={rectangle(middle - 7, -top - 35, 14, 11)} />
      <path
        className={styles.gable}
        d={polygon([
          [middle - 10, -top - 35],
          [middle, -top - 44],
          [middle + 10, -top - 35],
        ])}
      />
      {gables.map(([first, last, rise]) => (
        <path
          key={first}
          className={styles.gable}
          d={polyline([
            [(first - 1) * bay - overhang, -top],
            [((first - 1 + last) * bay) / 2, -top - rise],
            [last * bay + overhang, -top],
          ])}
        />
      ))}
      <path className={styles.wall} d={plumb(0, -top, 0) + plumb(length, -top, 0) + level(0, length, -top)} />
      <path
        className={styles.joint}
        d={gables.map(([first, last]) => plumb((first - 1) * bay, -top, 0) + plumb(last * bay, -top, 0)).join('')}
      />
      <path className={styles.windows} d={windows.join('')} />
      {people.map((x, index) => (
        <Figure key={x} x={x} height={sill + height} mirrored={index % 2 === 1} />
      ))}
      <path className={pens.heavy} d={ground(length)} />
      {measured && (
        <g className={annotation}>
          <DimensionString
            stations={[0, length]}
            depth={20}
            size={length / 200}
            text={`${bays} bays × ${levels} levels = ${bays * levels} windows`}
          />
        </g>
      )}
    </Drawing>
  );
}
