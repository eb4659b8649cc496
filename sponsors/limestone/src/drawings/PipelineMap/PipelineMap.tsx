import { circle, Drawing } from '@sponsor/ui/drawings';
import { annotation } from '@sponsor/ui/pens';
import { NorthArrow, ScaleBar } from '../map/MapMarks.tsx';
import { MapSheet } from '../map/MapSheet.tsx';
import type { Place } from '../map/map-projection.ts';
import { MapPin } from './MapPin.tsx';
import * as styles from './PipelineMap.css.ts';

export interface MapSite {
  name: string;
  /** A few words: the kind of building and its progress. */
  detail: string;
  status: keyof typeof styles.pins;
  at: Place;
  /** The offset from the pin to its name, in map units, 2 to a mile; to the left if negative. */
  label: readonly [x: number, y: number];
}

export interface PipelineMapProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /** From north to south, which is the order of the list. */
  sites: readonly MapSite[];
}

/** The sites in Indiana and Ohio. The names are on the map if it is wide enough, and otherwise in a list below it. */
export function PipelineMap({ label, sites }: PipelineMapProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.sheet}>
        <div className={styles.map}>
          <Drawing label={label} viewBox="-690 -322 1120 644">
            <MapSheet />
            {sites.map((site) => (
              <MapPin key={site.name} site={site} />
            ))}
            <g className={annotation}>
              <NorthArrow at={[276, 210]} />
              <ScaleBar at={[226, 276]} miles={50} />
            </g>
          </Drawing>
        </div>
      </div>
      <ul className={styles.list}>
        {sites.map(({ name, detail, status }) => (
          <li key={name} className={styles.site}>
            <svg className={styles.symbol} viewBox="-9 -9 18 18" aria-hidden="true">
              <path className={styles.pins[status]} d={circle(0, 0, 6)} />
            </svg>
            <span className={styles.siteName}>{name}</span>
            <span className={styles.siteDetail}>{detail}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
