import { between, plumb, polygon, rectangle, Windows } from '@sponsor/ui/drawings';
import { fills, pens, seams, siding } from '@sponsor/ui/pens';
import { apartmentsPlan } from './apartments-plan.ts';

const { width, height } = apartmentsPlan.stair;
const half = width / 2;
const canopy = 10.6;

/**
 * The stairwell, higher than the eaves and clad in vertical boards: glass from the first landing up, and a door under a
 * canopy.
 */
export function ApartmentsStair() {
  return (
    <>
      <path
        className={fills.shade}
        d={polygon([
          [half, 1 - height],
          [half + 3, 4 - height],
          [half + 3, 0],
          [half, 0],
        ])}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-half, -height, width, height)} />
      <path
        className={siding}
        d={between(-half, half, 1)
          .map((x) => plumb(x, -height, 0))
          .join('')}
      />
      <path className={fills.shade} d={rectangle(-half, 0.4 - height, width, 1.4)} />
      <path className={`${pens.thin} ${fills.accent}`} d={rectangle(-half - 1, -height - 0.9, width + 2, 1.3)} />
      <Windows at={[[-4.5, -33.6]]} width={9} height={19} panes={[3, 6]} />
      <Windows at={[[-6.9, -8.9]]} width={13.8} height={8.2} panes={[5, 1]} />
      <path className={`${pens.thin} ${fills.accent}`} d={rectangle(-2.75, -8.2, 5.5, 8.2)} />
      <path className={seams} d={plumb(0, -8.2, 0)} />
      <path className={pens.thin} d={[-7.6, 7.6].map((x) => plumb(x, -canopy - 4, -canopy)).join('')} />
      <path className={fills.shade} d={rectangle(-half, 1.2 - canopy, width, 1.6)} />
      <path className={`${pens.thin} ${fills.accent}`} d={rectangle(-half - 0.6, -canopy, width + 1.2, 1.3)} />
    </>
  );
}
