import { level, plumb, polygon, polyline, rectangle } from '@sponsor/ui/drawings';
import { fills, pens, seams } from '@sponsor/ui/pens';
import { porchPlan } from './porch-plan.ts';

const { beam, half, roofFoot, roofHead } = porchPlan;
const foot = half + 2;
const head = half - 0.4;
const seamCount = 22;
const rafters = Array.from({ length: 15 }, (_, index) => (index - 7) * 2);

/** The porch roof in seamed metal with its gutter, the rafter ends under it and the beam on the columns. */
export function PorchRoof() {
  const ribs = Array.from({ length: seamCount - 1 }, (_, index) => {
    const share = ((index + 1) / seamCount) * 2 - 1;
    return polyline([
      [share * foot, -roofFoot],
      [share * head, -roofHead],
    ]);
  });
  return (
    <>
      <path
        className={fills.shade}
        d={polygon([
          [head, -roofHead],
          [head + 1.6, 1.2 - roofHead],
          [foot + 1.2, -roofFoot],
          [foot, -roofFoot],
        ])}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-half - 0.6, -beam - 0.9, half * 2 + 1.2, 1.7)} />
      <path
        className={pens.fine}
        d={level(-half - 0.6, half + 0.6, -beam - 0.35) + level(-half - 0.6, half + 0.6, 0.5 - beam)}
      />
      <path
        className={`${pens.thin} ${fills.tint}`}
        d={rafters.map((x) => rectangle(x - 0.2, -roofFoot, 0.4, 0.65)).join('')}
      />
      <path className={fills.shade} d={rectangle(-half - 0.6, -roofFoot, half * 2 + 1.2, 0.9)} />
      <path
        className={`${pens.thin} ${fills.accent}`}
        d={polygon([
          [-foot, -roofFoot],
          [-head, -roofHead],
          [head, -roofHead],
          [foot, -roofFoot],
        ])}
      />
      <path className={seams} d={ribs.join('')} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d={rectangle(-foot - 0.2, -roofFoot - 0.1, foot * 2 + 0.4, 0.5)}
      />
      <path className={`${pens.thin} ${fills.accent}`} d={rectangle(-head, -roofHead - 0.3, head * 2, 0.5)} />
      <path
        className={pens.thin}
        d={plumb(half + 1.2, 0.4 - roofFoot, -0.6) + plumb(half + 1.55, 0.4 - roofFoot, -0.6)}
      />
    </>
  );
}
