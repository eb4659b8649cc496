import { circle, plumb, rectangle, Windows } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';

/** A ventilated cupola behind the pavilion's peak. */
export function SeniorCupola() {
  return (
    <>
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-3.3, -54.6, 6.6, 10)} />
      <Windows at={[[-2.2, -53.4]]} width={4.4} height={3.6} panes={[3, 1]} />
      <path className={`${pens.thin} ${fills.paper}`} d={rectangle(-4.7, -55.6, 9.4, 1)} />
      <path className={`${pens.thin} ${fills.detail}`} d="M-4.4-55.6Q-1.2-56.4 0-60 1.2-56.4 4.4-55.6z" />
      <path className={pens.thin} d={plumb(0, -60, -61.6)} />
      <path className={`${pens.thin} ${fills.detail}`} d={circle(0, -62.1, 0.5)} />
    </>
  );
}
