import { between, level, type Point, plumb } from './geometry.ts';
import { balusters, rails } from './Railing.css.ts';

export interface RailingsProps {
  /** Left ends of the railings, at floor level. */
  at: readonly Point[];
  width: number;
}

const hand = 3.4;
const toe = 0.5;

/** Metal railings of equal width, with a handrail, a toe rail and balusters. */
export function Railings({ at, width }: RailingsProps) {
  const bars = at.map(([x, y]) =>
    between(x, x + width, 0.92)
      .map((bar) => plumb(bar, y - hand, y - toe))
      .join(''),
  );
  return (
    <>
      <path className={balusters} d={bars.join('') + at.map(([x, y]) => level(x, x + width, y - toe)).join('')} />
      <path className={rails} d={at.map(([x, y]) => level(x, x + width, y - hand)).join('')} />
    </>
  );
}
