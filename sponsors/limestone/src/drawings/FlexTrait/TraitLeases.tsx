import { between, level, plumb, polyline, rectangle } from '@sponsor/ui/drawings';
import { annotationLine, fills, pens, siding } from '@sponsor/ui/pens';
import { runsOn } from './FlexTrait.css.ts';

const [start, end] = [24, 184];
/** The ends of the leases, one bay per row. The last lease of each bay ends beyond the sheet. */
const bays: readonly (readonly number[])[] = [
  [70, 134],
  [48, 92, 156],
  [100, 168],
  [62, 120],
  [84, 146],
];
const painted = { row: 2, from: 100 };
const height = 12;
const top = (row: number) => 8 + row * 19;
const ground = 108;

const lets = bays.flatMap((ends, row) =>
  [start, ...ends].map((from, index) => ({ row, from, to: ends[index] ?? end, last: index === ends.length })),
);
const bar = ({ row, from, to }: { row: number; from: number; to: number }) =>
  rectangle(from, top(row), to - from, height);
const isPainted = ({ row, from }: { row: number; from: number }) => row === painted.row && from === painted.from;
const ended = lets.filter((lease) => !lease.last && !isPainted(lease));

/** A row for each bay, a bar for each lease: they end one after another, and each end is a new start. */
export function TraitLeases() {
  const doors = bays.map((_, row) => rectangle(6, top(row), 12, height));
  const slats = bays.map((_, row) =>
    between(top(row), top(row) + height, 3)
      .map((y) => level(6, 18, y))
      .join(''),
  );
  const ends = bays.flatMap((ofBay, row) => ofBay.map((x) => [x, top(row) + height / 2] as const));
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={doors.join('')} />
      <path className={siding} d={slats.join('')} />
      <path className={`${pens.thin} ${fills.tint}`} d={ended.map(bar).join('')} />
      <path
        className={runsOn}
        d={lets
          .filter(({ last }) => last)
          .map(({ row, from }) =>
            polyline([
              [end, top(row)],
              [from, top(row)],
              [from, top(row) + height],
              [end, top(row) + height],
            ]),
          )
          .join('')}
      />
      <path className={`${pens.thin} ${fills.accent}`} d={lets.filter(isPainted).map(bar).join('')} />
      <path
        className={annotationLine}
        d={ends
          .map(
            ([x, y]) =>
              plumb(x, y - 9, y + 9) +
              polyline([
                [x - 4, y + 4],
                [x + 4, y - 4],
              ]),
          )
          .join('')}
      />
      <path className={pens.heavy} d={level(4, 196, ground)} />
      <path
        className={pens.thin}
        d={between(start - 20, 196, 20)
          .map((x) => plumb(x, ground, ground + 6))
          .join('')}
      />
    </>
  );
}
