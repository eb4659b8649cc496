import { between, level, plumb, rectangle } from './geometry.ts';
import { fills, pens, siding } from './kit.css.ts';

export interface MasonryProps {
  /** Left and right edge of each equal piece of wall. */
  spans: readonly (readonly [left: number, right: number])[];
  /** Height of its top above the ground, in feet. */
  height: number;
  /** Height of a course and length of a block, in feet. */
  block?: readonly [course: number, length: number];
}

const limestone = [1.25, 4] as const;

/** Limestone laid in running bond: every other course starts half a block in. */
export function Masonry({ spans, height, block: [course, length] = limestone }: MasonryProps) {
  const beds = between(0, height, course);
  const joints = [0, ...beds].map((bed, index) => {
    const top = Math.min(bed + course, height);
    return spans.map(([left, right]) =>
      between(left - (index % 2) * (length / 2), right, length)
        .filter((x) => x > left)
        .map((x) => plumb(x, -top, -bed))
        .join(''),
    );
  });
  return (
    <>
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={spans.map(([left, right]) => rectangle(left, -height, right - left, height)).join('')}
      />
      <path
        className={siding}
        d={
          spans.flatMap(([left, right]) => beds.map((bed) => level(left, right, -bed))).join('') +
          joints.flat().join('')
        }
      />
    </>
  );
}
