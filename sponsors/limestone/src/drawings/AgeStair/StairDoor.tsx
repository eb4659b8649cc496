import { between, circle, level, plumb, polygon, rectangle, StoneBase, Windows } from '@sponsor/ui/drawings';
import { fills, pens, siding } from '@sponsor/ui/pens';

export interface StairDoorProps {
  /** The right edge of the sheet; the house continues beyond it. */
  right: number;
  /** The height of the upper landing. */
  floor: number;
}

const width = 12.4;
const height = 10.6;
const porch = 4.6;

/** The house at the top of the stairs: a painted door under a small roof, and a lit window beside it. */
export function StairDoor({ right, floor }: StairDoorProps) {
  const left = right - width;
  const eave = left - porch;
  return (
    <g transform={`translate(0 ${-floor})`}>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(left, -height - 4, width + 20, height + 4)} />
      <path
        className={siding}
        d={between(-height - 4, 0, 0.7)
          .map((y) => level(left, right, y))
          .join('')}
      />
      <g transform={`translate(${left})`}>
        <StoneBase left={0} right={width + 20} height={1.6} />
        <Windows at={[[7.4, -7.6]]} width={3.2} height={4.6} panes={[2, 2]} occupied />
        <path className={`${pens.thin} ${fills.paper}`} d={rectangle(1.7, -7.9, 4.4, 7.9)} />
        <path className={`${pens.thin} ${fills.accent}`} d={rectangle(2.2, -7.4, 3.4, 7.4)} />
        <path className={pens.fine} d={rectangle(2.7, -6.8, 2.4, 2.6) + rectangle(2.7, -3.6, 2.4, 2.8)} />
        <path className={fills.detail} d={circle(5.15, -3.9, 0.16)} />
      </g>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(eave + 0.7, -height + 0.6, 0.6, height - 0.6)} />
      <path className={fills.shade} d={rectangle(left, -height + 0.6, 7, 1.6)} />
      <path
        className={`${pens.thin} ${fills.accent}`}
        d={polygon([
          [eave - 0.6, -height],
          [left - 1.2, -height - 2.4],
          [left + 4.4, -height - 2.4],
          [left + 7.6, -height],
        ])}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(eave - 0.6, -height, porch + 8.2, 0.7)} />
      <path className={pens.thin} d={plumb(left, -height + 0.7, 0)} />
    </g>
  );
}
