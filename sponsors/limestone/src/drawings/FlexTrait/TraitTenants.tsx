import { between, level, plumb, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, glass, lit, pens, seams, siding } from '@sponsor/ui/pens';
import { vacant } from './FlexTrait.css.ts';

const [first, bay, bays] = [16, 21, 8];
const [ground, top] = [106, 48];
const left = (index: number) => first + index * bay;
const lines = Array.from({ length: bays + 1 }, (_, index) => left(index));

/** Roll-up doors, shopfronts, and one bay that a tenant has left. */
const doors = [0, 3, 4, 7];
const painted = 4;
const [shops, open] = [[1, 2, 5], 2];
const empty = 6;

const door = (index: number) => rectangle(left(index) + 3, ground - 36, bay - 6, 36);
const slats = (index: number) =>
  between(ground - 36, ground, 5)
    .map((y) => level(left(index) + 3, left(index) + bay - 3, y))
    .join('');
const shopfront = (index: number) => rectangle(left(index) + 4, ground - 30, bay - 8, 26);
const sign = (index: number) => level(left(index) + 5, left(index) + bay - 5, top + 10);

/** The street front of eight bays, each with a different tenant. */
export function TraitTenants() {
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(first, top, bay * bays, ground - top)} />
      <path
        className={`${pens.fine} ${fills.tint}`}
        d={[1, 3, 5].map((index) => rectangle(left(index), top, bay, ground - top)).join('')}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={doors
          .filter((index) => index !== painted)
          .map(door)
          .join('')}
      />
      <path className={siding} d={doors.map(slats).join('')} />
      <path className={`${pens.thin} ${fills.accent}`} d={door(painted)} />
      <path className={seams} d={slats(painted)} />
      <path
        className={glass}
        d={shops
          .filter((index) => index !== open)
          .map(shopfront)
          .join('')}
      />
      <path className={lit} d={shopfront(open)} />
      <path className={vacant} d={door(empty)} />
      <path
        className={pens.medium}
        d={lines
          .slice(0, -1)
          .map((_, index) => index)
          .filter((index) => index !== empty)
          .map(sign)
          .join('')}
      />
      <path className={pens.thin} d={lines.map((x) => plumb(x, top, ground)).join('')} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(first - 3, top - 7, bay * bays + 6, 7)} />
      <path className={fills.shade} d={rectangle(first, top, bay * bays, 4)} />
      <path className={pens.heavy} d={level(4, 196, ground)} />
      <path
        className={annotationLine}
        d={
          level(first - 4, first + bay * bays + 4, 28) +
          lines
            .map((x) =>
              polyline([
                [x - 4, 32],
                [x + 4, 24],
              ]),
            )
            .join('')
        }
      />
    </>
  );
}
