import { circle, type Point, plumb, round } from '@sponsor/ui/drawings';
import { fills, pens } from '@sponsor/ui/pens';
import { porchPlan } from './porch-plan.ts';

const { beam, deck } = porchPlan;

export interface RockingChairProps {
  x: number;
  /** Turns the chair to face left. */
  mirrored?: boolean;
}

/** A rocking chair in profile on the deck, facing right. */
export function RockingChair({ x, mirrored }: RockingChairProps) {
  return (
    <g transform={`translate(${x} ${-deck}) scale(${mirrored ? -1 : 1} 1)`}>
      <path className={pens.medium} d="M-1.9-.4Q.2.2 2.3-.35M-1-.1-.8-1.6M1.4-.1 1.3-2.8H-1.3" />
      <path className={`${pens.thin} ${fills.paper}`} d="M-1.2-1.9 1.5-1.6V-1.3L-1-1.5z" />
      <path className={`${pens.thin} ${fills.paper}`} d="M-1.3-1.7-2.4-5.2-1.8-5.3-.7-1.8z" />
      <path className={pens.fine} d="M-1.1-1.75-2.2-5.23M-.9-1.78-2-5.27" />
    </g>
  );
}

/** A lantern that hangs from the beam. */
export function Lantern({ x }: { x: number }) {
  const top = 2.1 - beam;
  return (
    <>
      <path className={pens.thin} d={plumb(x, 0.8 - beam, top)} />
      <path className={`${pens.thin} ${fills.detail}`} d={`M${round(x - 0.3)} ${round(top + 0.3)}h.6l.1 1h-.8z`} />
      <path
        className={`${pens.thin} ${fills.ink}`}
        d={`M${round(x - 0.5)} ${round(top + 0.3)}l.5-.4.5.4zM${round(x - 0.45)} ${round(top + 1.3)}h.9v.15h-.9z`}
      />
    </>
  );
}

/** A clipped tree in a pot. */
export function Planter({ at: [x, y] }: { at: Point }) {
  return (
    <>
      <path className={pens.thin} d={plumb(x, y - 2.4, y - 1.3)} />
      <path className={`${pens.thin} ${fills.tint}`} d={circle(x, y - 2.9, 0.75)} />
      <path
        className={fills.shade}
        d={`M${round(x + 0.6)} ${round(y - 3.35)}a.75 .75 0 0 1-1.1 1a1.3 1.3 0 0 0 1.1-1z`}
      />
      <path className={`${pens.thin} ${fills.paper}`} d={`M${round(x - 0.65)} ${round(y - 1.4)}h1.3l-.25 1.4h-.8z`} />
    </>
  );
}

/**
 * Two people at the foot of the steps, the one on the right with a cane; silhouettes that show nobody in particular.
 */
export function Residents({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className={fills.ink}
        d="M-.36-5.28a.36 .43 0 1 1 .72 0Q.34-4.98.19-4.86L.2-4.74Q.74-4.65.85-4.25L1-3.2.92-2.45.72-2.44.7-3.15.58-3.7.56-2.6.5-1.3.48-.16.68 0H.14L.1-1.3 0-2.35-.08-1.3-.14 0H-.68L-.5-.16-.52-1.3-.57-2.6-.58-3.7-.7-3.15-.74-2.44-.94-2.45-1-3.2-.85-4.25Q-.74-4.65-.2-4.74L-.19-4.86Q-.34-4.98-.36-5.28z"
      />
      <path
        className={fills.ink}
        d="M2.15-4.95a.34 .4 0 0 1 .6-.25.24 .24 0 1 1 .14 .34Q2.88-4.58 2.68-4.45L2.7-4.34Q3.2-4.26 3.3-3.9L3.42-3.05 3.02-2.5 2.9-2.62 3.1-3.05 3.03-3.35 3.08-2.7 3.2-.85H2.84L2.82-.14 3 0H2.56L2.52-.85H2.4L2.3 0H1.86L2.02-.14 2.06-.85H1.7L1.9-2.7 1.96-3.4 1.82-2.4 1.64-2.42 1.66-3.3 1.74-3.95Q1.85-4.28 2.3-4.34L2.32-4.45Q2.15-4.62 2.15-4.95z"
      />
      <path className={pens.thin} d="M1.72-2.5 1.4 0" />
    </g>
  );
}
