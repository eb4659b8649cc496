import { circle, level, plumb } from './geometry.ts';
import { fills, glass, lit, muntins, pens } from './kit.css.ts';

export interface RoundWindowProps {
  x: number;
  y: number;
  /** Radius of the glass in feet. */
  radius: number;
  occupied?: boolean;
}

/** A round window in the peak of a gable. */
export function RoundWindow({ x, y, radius, occupied }: RoundWindowProps) {
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={circle(x, y, radius + 0.8)} />
      <path className={occupied ? lit : glass} d={circle(x, y, radius)} />
      <path className={muntins} d={level(x - radius, x + radius, y) + plumb(x, y - radius, y + radius)} />
    </>
  );
}
