import { level, type Point, plumb, rectangle } from './geometry.ts';
import { fills, glass, lit, muntins, pens } from './kit.css.ts';

export interface WindowsProps {
  /** Upper left corners of the glass. */
  at: readonly Point[];
  width: number;
  height: number;
  /** Panes across and down. */
  panes: readonly [across: number, down: number];
  /** Someone is at home: the glass takes the detail color. */
  occupied?: boolean;
}

const trim = 0.45;
const reveal = 0.7;

/** Equal windows of one elevation, drawn together: trim, glass, muntins, sill and the shadow of the reveal. */
export function Windows({ at, width, height, panes: [across, down], occupied }: WindowsProps) {
  const each = (draw: (x: number, y: number) => string) => at.map(([x, y]) => draw(x, y)).join('');
  const bars = (x: number, y: number) =>
    Array.from({ length: across - 1 }, (_, index) => plumb(x + (width * (index + 1)) / across, y, y + height)).join(
      '',
    ) + Array.from({ length: down - 1 }, (_, index) => level(x, x + width, y + (height * (index + 1)) / down)).join('');
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each((x, y) => rectangle(x - trim, y - trim, width + trim * 2, height + trim * 2))}
      />
      <path className={occupied ? lit : glass} d={each((x, y) => rectangle(x, y, width, height))} />
      <path className={muntins} d={each(bars)} />
      <path className={fills.shade} d={each((x, y) => rectangle(x, y, width, reveal))} />
      <path className={pens.thin} d={each((x, y) => level(x - trim * 2, x + width + trim * 2, y + height + trim))} />
    </>
  );
}
