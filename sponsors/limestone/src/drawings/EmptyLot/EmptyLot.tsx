import {
  circle,
  DimensionString,
  Drawing,
  Figure,
  GridBubble,
  level,
  plumb,
  polyline,
  rectangle,
  Tree,
} from '@sponsor/ui/drawings';
import { annotation, pens, unbuilt } from '@sponsor/ui/pens';

export interface EmptyLotProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /**
   * Shows grid bubbles and the dimension. Leave them out if the sheet is narrower than a page, where they are
   * illegible.
   */
  measured?: boolean;
}

const half = 40;
const eave = 24;
const peak = 48;

const house = [
  plumb(-half, 0, -eave),
  plumb(half, 0, -eave),
  polyline([
    [-half - 5, 3 - eave],
    [0, -peak],
    [half + 5, 3 - eave],
  ]),
  polyline([
    [-half, 2.6 - eave],
    [0, 2.6 - peak],
    [half, 2.6 - eave],
  ]),
  circle(0, -peak + 14, 4.6),
  level(-4.6, 4.6, -peak + 14) + plumb(0, -peak + 9.4, -peak + 18.6),
  ...[-34, -21.8, 13.6, 25.8].map((x) => rectangle(x, -18, 8.2, 10) + plumb(x + 4.1, -18, -8)),
  polyline([
    [-9, 0],
    [-9, -17.5],
    [9, -17.5],
    [9, 0],
  ]) + plumb(0, -17.5, 0),
];

/** An empty lot: the missing house is dashed, as in architects' drawings of unbuilt work. */
export function EmptyLot({ label, measured = true }: EmptyLotProps) {
  return (
    <Drawing label={label} viewBox={measured ? '-100 -57 200 68' : '-100 -51 200 52'}>
      {measured && (
        <g className={annotation}>
          <GridBubble x={-half} height={51} foot={0} label="4" />
          <GridBubble x={0} height={54} foot={peak} label="0" />
          <GridBubble x={half} height={51} foot={0} label="4" />
          <DimensionString stations={[-half, half]} depth={8} />
        </g>
      )}
      <path className={unbuilt} d={house.join('')} />
      <Tree x={-85} height={34} seed={2} />
      <Tree x={-71} height={24} seed={4} />
      <Tree x={79} height={32} seed={8} />
      <Tree x={90} height={21} seed={5} />
      <Figure x={50} height={6.4} mirrored />
      <path className={pens.heavy} d={level(-400, 400, 0)} />
    </Drawing>
  );
}
