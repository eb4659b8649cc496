import { frontFace, shadowOf, sideFace, topFace } from './isometric.ts';
import { fills, pens } from './kit.css.ts';

export interface BlockProps {
  /** Leftmost, rear, bottom corner, in feet. */
  at: readonly [x: number, y: number, z: number];
  size: readonly [x: number, y: number, z: number];
  colour?: 'paper' | 'tint' | 'accent' | 'ink';
  /** Casts a shadow on the plane below it. */
  grounded?: boolean;
}

/** A box on an isometric sheet. */
export function Block({ at: [x, y, z], size: [width, depth, height], colour = 'paper', grounded }: BlockProps) {
  const along = [x, x + width] as const;
  const across = [y, y + depth] as const;
  const up = [z, z + height] as const;
  return (
    <>
      {grounded && <path className={fills.shade} d={shadowOf(along, across, height, z)} />}
      <path
        className={`${pens.thin} ${fills[colour]}`}
        d={topFace(along, across, z + height) + frontFace(along, y + depth, up) + sideFace(x, across, up)}
      />
      <path className={fills.shade} d={frontFace(along, y + depth, up)} />
    </>
  );
}
