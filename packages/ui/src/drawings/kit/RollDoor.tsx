import { between, level, type Point, rectangle } from './geometry.ts';
import { fills, pens } from './kit.css.ts';
import { bare, painted as paintedSlats } from './RollDoor.css.ts';

export interface RollDoorsProps {
  /** Lower left corner of each opening. */
  at: readonly Point[];
  width: number;
  height: number;
  /** In the accent color instead of bare metal. */
  painted?: boolean;
  /** Feet between the floor and the door's edge; 0 is closed. */
  open?: number;
}

const slat = 0.95;
const reveal = 0.7;

/** Equal roll-up doors of one elevation, drawn together: slats, the bar at the bottom and the shadow of the opening. */
export function RollDoors({ at, width, height, painted, open = 0 }: RollDoorsProps) {
  const each = (draw: (x: number, y: number) => string) => at.map(([x, y]) => draw(x, y)).join('');
  return (
    <>
      <path
        className={`${pens.thin} ${painted ? fills.accent : fills.tint}`}
        d={each((x, y) => rectangle(x, y - height, width, height - open))}
      />
      <path
        className={painted ? paintedSlats : bare}
        d={each((x, y) =>
          between(open, height, slat)
            .map((from) => level(x, x + width, y - from))
            .join(''),
        )}
      />
      <path
        className={fills.shade}
        d={each(
          (x, y) =>
            rectangle(x, y - height, width, reveal) + rectangle(x, y - height + reveal, reveal, height - reveal - open),
        )}
      />
      <path className={pens.thin} d={each((x, y) => level(x, x + width, y - open - 0.4))} />
    </>
  );
}
