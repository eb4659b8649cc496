import { rectangle } from './geometry.ts';
import { fills, pens } from './kit.css.ts';

export interface ColumnsProps {
  /** Their center lines. */
  at: readonly number[];
  width: number;
  /** Height of the capital's top and of the foot above the ground, in feet. */
  top: number;
  foot: number;
  /** Height of the stone pier under each column. */
  pier: number;
}

/** Square columns with a capital, each on a stone pier. */
export function Columns({ at, width, top, foot, pier }: ColumnsProps) {
  const each = (draw: (x: number) => string) => at.map(draw).join('');
  return (
    <>
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each((x) => rectangle(x - width / 2, -top, width, top - foot))}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each((x) => rectangle(x - width / 2 - 0.4, -top, width + 0.8, 0.8))}
      />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={each((x) => rectangle(x - width / 2 - 0.5, -foot - pier, width + 1, pier))}
      />
    </>
  );
}
