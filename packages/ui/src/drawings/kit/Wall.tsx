import { between, level, plumb, rectangle } from './geometry.ts';
import { fills, pens, siding } from './kit.css.ts';

/** Feet between two courses of lap siding, wide enough to stay lines on a phone. */
export const sidingCourse = 1;

export interface WallProps {
  left: number;
  right: number;
  /** Height of the wall's top above the ground in feet. */
  height: number;
}

/** A wall in lap siding between corner boards. */
export function Wall({ left, right, height }: WallProps) {
  const courses = between(-height, 0, sidingCourse).map((y) => level(left, right, y));
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left, -height, right - left, height)} />
      <path className={siding} d={courses.join('')} />
    </>
  );
}

export interface StoneBaseProps {
  left: number;
  right: number;
  /** Height of the base in feet; two courses of limestone. */
  height: number;
}

/** Two courses of limestone under a wall, their joints staggered. */
export function StoneBase({ left, right, height }: StoneBaseProps) {
  const course = height / 2;
  const block = 4;
  const upper = between(left, right, block).map((x) => plumb(x, -height, -course));
  const lower = between(left - block / 2, right, block).map((x) => plumb(x, -course, 0));
  return (
    <>
      <path className={`${pens.fine} ${fills.tint}`} d={rectangle(left, -height, right - left, height)} />
      <path className={siding} d={level(left, right, -course) + upper.join('') + lower.join('')} />
      <path className={pens.thin} d={level(left, right, -height)} />
    </>
  );
}
