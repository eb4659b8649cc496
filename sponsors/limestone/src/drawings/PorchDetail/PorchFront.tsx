import { between, level, Masonry, rectangle } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { porchPlan } from './porch-plan.ts';

const { beam, column, columns, deck, half, hand } = porchPlan;
const shaft = column.width / 2;
const pierTop = deck + column.pier;
const [first, second, third, fourth] = columns;
const sides = [
  [first, second],
  [third, fourth],
] as const;

/** Columns on stone piers, a balustrade on both sides, and the steps in the middle. */
export function PorchFront() {
  const each = (draw: (x: number) => string) => columns.map(draw).join('');
  const balusters = sides.flatMap(([from, to]) =>
    between(from, to, 0.46).map((x) => rectangle(x - 0.07, -hand, 0.14, hand - deck - 0.5)),
  );
  return (
    <>
      <path className={`${pens.fine} ${fills.paper}`} d={balusters.join('')} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={sides
          .map(
            ([from, to]) =>
              rectangle(from, -hand - 0.3, to - from, 0.4) + rectangle(from, -deck - 0.6, to - from, 0.25),
          )
          .join('')}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each((x) => rectangle(x - shaft, -beam + 0.8, column.width, beam - 0.8 - pierTop))}
      />
      <path
        className={pens.fine}
        d={each((x) => rectangle(x - shaft + 0.3, -beam + 2, column.width - 0.6, beam - pierTop - 3))}
      />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={each(
          (x) =>
            rectangle(x - shaft - 0.45, 0.8 - beam, column.width + 0.9, 0.4) +
            rectangle(x - shaft - 0.25, 1.2 - beam, column.width + 0.5, 0.35) +
            rectangle(x - shaft - 0.25, -pierTop - 0.5, column.width + 0.5, 0.5),
        )}
      />
      <path
        className={fills.shade}
        d={each((x) => rectangle(x + shaft - 0.35, 1.55 - beam, 0.35, beam - pierTop - 2.05))}
      />
      <path className={`${pens.thin} ${fills.tint}`} d={rectangle(-half - 0.9, -deck, half * 2 + 1.8, deck)} />
      <path className={pens.thin} d={level(-half - 0.9, half + 0.9, 0.35 - deck)} />
      <Masonry spans={columns.map((x) => [x - 1.15, x + 1.15])} height={pierTop} block={[0.72, 1.15]} />
      <path className={`${pens.thin} ${fills.paper}`} d={each((x) => rectangle(x - 1.4, -pierTop, 2.8, 0.4))} />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={[deck, deck / 2].map((top) => rectangle(second + 1.15, -top, third - second - 2.3, top)).join('')}
      />
    </>
  );
}
