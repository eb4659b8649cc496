import { between, level, type Point, polygon } from './geometry.ts';
import { fills, pens, siding } from './kit.css.ts';
import { sidingCourse } from './Wall.tsx';

export interface GableProps {
  centre: number;
  /** Between the outer faces of its walls, in feet. */
  width: number;
  /** Height of the eave above the ground, in feet. */
  eave: number;
  /** From the eave to the peak of the wall, in feet. */
  rise: number;
}

const overhang = 2;
const fascia = 1.35;
const roofing = 0.85;
const shadow = 3;

/** A gabled bay from the ground to its peak: lap siding, the shadow of the rake, rake boards and the edge of the roof. */
export function Gable({ centre, width, eave, rise }: GableProps) {
  const left = centre - width / 2;
  const right = centre + width / 2;
  const slope = rise / (width / 2);
  const peak = -eave - rise;
  const courses = between(peak + 1.5, 0, sidingCourse).map((y) => {
    const inset = y < -eave ? (-eave - y) / slope : 0;
    return level(left + inset, right - inset, y);
  });
  const chevron = (lift: number): Point[] => [
    [left - overhang, -eave + overhang * slope - lift],
    [centre, peak - lift * 1.25],
    [right + overhang, -eave + overhang * slope - lift],
  ];
  const band = (from: number, to: number) => polygon([...chevron(from), ...chevron(to).toReversed()]);
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={polygon([
          [left, 0],
          [left, -eave],
          [centre, peak],
          [right, -eave],
          [right, 0],
        ])}
      />
      <path className={siding} d={courses.join('')} />
      <path
        className={fills.shade}
        d={polygon([
          [left, -eave],
          [centre, peak],
          [right, -eave],
          [right, -eave + shadow * 0.7],
          [centre, peak + shadow],
          [left, -eave + shadow * 0.7],
        ])}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={band(0, fascia)} />
      <path className={`${pens.thin} ${fills.accent}`} d={band(fascia, fascia + roofing)} />
    </>
  );
}
