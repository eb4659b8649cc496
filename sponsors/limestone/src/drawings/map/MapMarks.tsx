import { level, type Point, plumb, polygon } from '@sponsor/ui/drawings';
import { annotationFill, annotationLine, annotationText } from '@sponsor/ui/pens';
import { milesPerUnit } from './map-projection.ts';

/** A north arrow, which is exact at the middle of the sheet. */
export function NorthArrow({ at: [x, y] }: { at: Point }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={annotationFill}
        d={polygon([
          [0, -20],
          [7, 14],
          [0, 8],
          [-7, 14],
        ])}
      />
      <text className={annotationText} transform="translate(0 -27) scale(7)">
        N
      </text>
    </g>
  );
}

/** A scale bar from 0 to a number of miles. */
export function ScaleBar({ at: [x, y], miles }: { at: Point; miles: number }) {
  const length = miles / milesPerUnit;
  const tick = (place: number, height: number) => plumb(place, y - height, y + height);
  return (
    <>
      <path
        className={annotationLine}
        d={level(x, x + length, y) + tick(x, 5) + tick(x + length / 2, 3) + tick(x + length, 5)}
      />
      <text className={annotationText} transform={`translate(${x} ${y + 8}) scale(7)`} dy="0.8em">
        0
      </text>
      <text className={annotationText} transform={`translate(${x + length} ${y + 8}) scale(7)`} dy="0.8em">
        {`${miles} mi`}
      </text>
    </>
  );
}
