import type { ReactElement } from 'react';
import { circle, level, plumb, rectangle, stroke } from '../../drawings/kit/geometry.ts';
import { annotationLine, fills, lit, muntins, pens, siding } from '../../drawings/kit/kit.css.ts';

const tick = (x: number) => stroke(x - 4, 84, x + 4, 76) + plumb(x, 72, 86);

const bay = 28;

/** A sheet of the set: its notes, and the title block at its foot. */
const sheet = (
  <>
    <path className={`${pens.medium} ${fills.paper}`} d={rectangle(1, 2, 66, 84)} />
    <path
      className={pens.fine}
      d={[
        [40, 15],
        [56, 24],
        [50, 33],
        [56, 42],
        [34, 51],
      ]
        .map(([end = 0, y = 0]) => level(11, end, y))
        .join('')}
    />
    <path className={pens.thin} d={level(1, 67, 64) + plumb(40, 64, 86)} />
    <path className={annotationLine} d={circle(20.5, 75, 5)} />
    <path className={pens.fine} d={level(46, 62, 72) + level(46, 58, 78)} />
  </>
);

/** A door in plan: the cut wall, the leaf, and its swing. */
const door = (
  <>
    <path className={`${pens.thin} ${fills.ink}`} d={rectangle(0, 74, 32, 9) + rectangle(90, 74, 42, 9)} />
    <path className={pens.thin} strokeDasharray="5 4" d="M32 18A56 56 0 0 1 88 74" />
    <path className={`${pens.thin} ${fills.accent}`} d={rectangle(32, 16, 4, 58)} />
    <path className={pens.thin} d={level(32, 90, 83)} />
  </>
);

/** Four bays in plan with one taken, and the string that measures it. */
const bays = (
  <>
    <path className={`${pens.medium} ${fills.paper}`} d={rectangle(6, 2, bay * 4, 58)} />
    <path className={fills.tint} d={rectangle(7, 3, bay - 1.5, 56)} />
    <path className={pens.thin} d={[1, 2, 3].map((index) => plumb(6 + index * bay, 2, 60)).join('')} />
    <path
      className={`${pens.thin} ${fills.accent}`}
      d={[0, 1, 2, 3].map((index) => rectangle(12 + index * bay, 58, 16, 3)).join('')}
    />
    <path className={annotationLine} d={level(0, 124, 80) + tick(6) + tick(6 + bay) + tick(6 + bay * 4)} />
  </>
);

/** A lit window in its wall. */
const litWindow = (
  <>
    <path className={siding} d={[12, 24, 36, 48, 60, 72].map((y) => level(0, 34, y) + level(98, 132, y)).join('')} />
    <path className={`${pens.medium} ${fills.paper}`} d={rectangle(34, 4, 64, 74)} />
    <path className={lit} d={rectangle(41, 11, 50, 60)} />
    <path className={muntins} d={plumb(66, 11, 71) + level(41, 91, 41)} />
    <path className={`${pens.medium} ${fills.tint}`} d={rectangle(28, 78, 76, 6)} />
  </>
);

/** Plan symbols 88 units high, drawn at their displayed size. */
export const processSymbols = { sheet, door, bay: bays, window: litWindow } satisfies Record<string, ReactElement>;
