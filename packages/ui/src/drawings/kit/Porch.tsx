import { Columns } from './Column.tsx';
import { between, level, plumb, polygon, rectangle, stroke } from './geometry.ts';
import { fills, pens, seams } from './kit.css.ts';

export interface PorchProps {
  centre: number;
  /** Between the outer columns' outer faces, in feet. */
  width: number;
  columns: number;
}

const floor = 0.9;
const beam = 10.4;
const eave = 11.6;
const ridge = 15.4;
const hand = 4;

/** A porch under a low seamed roof: columns on stone piers, a balustrade and a deck. It covers everything behind it. */
export function Porch({ centre, width, columns }: PorchProps) {
  const left = centre - width / 2;
  const right = centre + width / 2;
  const spacing = (width - 1.5) / (columns - 1);
  const roofFoot = width / 2 + 2;
  const roofHead = width / 2 - 0.4;
  const seamCount = Math.round(width / 1.4);
  const ribs = Array.from({ length: seamCount - 1 }, (_, index) => {
    const share = ((index + 1) / seamCount) * 2 - 1;
    return stroke(centre + share * roofFoot, -eave, centre + share * roofHead, -ridge);
  });
  const balusters = between(left, right, 0.8).map((x) => plumb(x, -hand, -floor - 0.6));
  return (
    <>
      <path className={fills.shade} d={rectangle(left, -beam, width, beam - floor)} />
      <path
        className={pens.fine}
        d={level(left, right, -hand) + level(left, right, -floor - 0.6) + balusters.join('')}
      />
      <Columns
        at={Array.from({ length: columns }, (_, index) => left + 0.75 + spacing * index)}
        width={1.3}
        top={beam}
        foot={floor}
        pier={3.4}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left - 1, -eave, width + 2, eave - beam)} />
      <path
        className={`${pens.thin} ${fills.accent}`}
        d={polygon([
          [centre - roofFoot, -eave],
          [centre - roofHead, -ridge],
          [centre + roofHead, -ridge],
          [centre + roofFoot, -eave],
        ])}
      />
      <path className={seams} d={ribs.join('')} />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(left - 0.9, -floor, width + 1.8, floor)} />
    </>
  );
}
