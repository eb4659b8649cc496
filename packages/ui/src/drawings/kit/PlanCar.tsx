import { level, rectangle, stroke } from './geometry.ts';
import { fills, glass, pens } from './kit.css.ts';
import { type Placed, PlanPlace } from './PlanPlace.tsx';

/**
 * A car from above, 6 feet by 15, with its nose toward whatever is above it. `painted` makes it the one car in the
 * accent color.
 */
export function PlanCar({ at, turn, painted }: Placed & { painted?: boolean }) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={fills.shade} d={rectangle(-2.5, 0.9, 6.1, 14.7)} />
      <path
        className={`${pens.thin} ${painted ? fills.accent : fills.paper}`}
        d="M-3 2.200Q-3 .8-1.800.4 0-.1 1.800.4 3 .8 3 2.200V12.900Q3 14.400 1.900 14.800 0 15.200-1.900 14.800-3 14.400-3 12.900z"
      />
      <path
        className={glass}
        d="M-2.500 5.200Q0 3.600 2.500 5.200L2.050 6.900Q0 6.300-2.050 6.900zM-2.150 11.400Q0 11.900 2.150 11.400L2.450 12.700Q0 13.500-2.450 12.700z"
      />
      <path
        className={pens.fine}
        d={`M-2.050 6.900V11.400M2.050 6.900V11.400${level(-1.4, 1.4, 2.2)}${stroke(-3, 5.4, -3.5, 5.8)}${stroke(3, 5.4, 3.5, 5.8)}`}
      />
    </PlanPlace>
  );
}

/** A panel van from above, 6 feet 6 by 19. */
export function PlanVan({ at, turn }: Placed) {
  return (
    <PlanPlace at={at} turn={turn ?? 0}>
      <path className={fills.shade} d={rectangle(-2.7, 0.9, 6.6, 18.8)} />
      <path
        className={`${pens.thin} ${fills.paper}`}
        d="M-3.250 3.400Q-3.100 1.200-2.200.6 0-.1 2.200.6 3.100 1.200 3.250 3.400V18.600Q3.250 19 2.850 19H-2.850Q-3.250 19-3.250 18.600z"
      />
      <path className={glass} d="M-2.700 3.300Q0 2 2.700 3.300L2.500 5.200Q0 4.500-2.500 5.200z" />
      <path className={pens.fine} d={level(-3.25, 3.25, 6.4) + [9, 12, 15].map((y) => level(-2.7, 2.7, y)).join('')} />
    </PlanPlace>
  );
}
