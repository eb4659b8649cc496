import { level, polyline } from '@sponsor/ui/drawings';
import { drawing, glass, pens } from '@sponsor/ui/pens';
import { elevations } from './elevations.ts';
import * as styles from './ProjectElevation.css.ts';

export interface ProjectElevationProps {
  /** The kind of building. */
  kind: keyof typeof elevations;
  /** Planned projects are dashed; those that lost money are crossed out. */
  state: 'planned' | 'built' | 'lost';
}

const linesOf = { planned: styles.dashed, lost: styles.faint };

/** A small elevation of one kind of building. Screen readers skip it, because the text beside it says the same. */
export function ProjectElevation({ kind, state }: ProjectElevationProps) {
  const { walls, roof, openings } = elevations[kind];
  return (
    <svg className={drawing} viewBox="-60 -40 120 44" aria-hidden="true">
      {state === 'built' ? (
        <>
          <path className={styles.wall} d={walls} />
          <path className={styles.roof} d={roof} />
          <path className={glass} d={openings} />
        </>
      ) : (
        <path className={linesOf[state]} d={walls + roof + openings} />
      )}
      {state === 'lost' && (
        <path
          className={styles.crossed}
          d={
            polyline([
              [-50, 2],
              [50, -38],
            ]) +
            polyline([
              [-50, -38],
              [50, 2],
            ])
          }
        />
      )}
      <path className={pens.medium} d={level(-60, 60, 0)} />
    </svg>
  );
}
