import { Drawing } from '@sponsor/ui/drawings';
import { countyLines, stateAreas } from '../map/map-lines.ts';
import { densityRuling, densityThresholds } from '../map/map-ruling.ts';
import * as styles from './CountyDensity.css.ts';

export interface CountyDensityProps {
  /** Describes the drawing for people who do not see it. */
  label: string;
  /**
   * The name of the count, shown before the classes of the legend. Without it there is no legend, as in a picture that
   * only announces an article.
   */
  counted?: string;
}

/** The same spacing and angle as the hatching of the map. */
const swatchRuling = Array.from({ length: 12 }, (_, index) => `M${index * 7} 0l-28 28`).join('');

/**
 * A map of the population density of the counties of Indiana and Ohio, hatched like an engraving: the denser the county,
 * the heavier its lines. The lines slope, because level lines look uneven on the pixel grid of a low-resolution screen.
 */
export function CountyDensity({ label, counted }: CountyDensityProps) {
  return (
    <div>
      <Drawing label={label} viewBox="-478 -322 850 640">
        <path className={styles.paper} d={stateAreas} />
        <g transform="rotate(-45)">
          {densityRuling.map((lines, index) => (
            <path key={lines} className={styles.ruling[index]} d={lines} />
          ))}
        </g>
        <path className={styles.counties} d={countyLines} />
        <path className={styles.outline} d={stateAreas} />
      </Drawing>
      {counted !== undefined && <Legend counted={counted} />}
    </div>
  );
}

function Legend({ counted }: { counted: string }) {
  const names = [
    `0–${densityThresholds[0] - 1}`,
    ...densityThresholds.map((least, index) => {
      const next = densityThresholds[index + 1];
      return next === undefined ? `${least}+` : `${least}–${next - 1}`;
    }),
  ];
  return (
    <div className={styles.legend}>
      <p className={styles.counted}>{counted}</p>
      {names.map((name, index) => (
        <span key={name} className={styles.entry}>
          <svg className={styles.swatch} viewBox="0 0 56 28" aria-hidden="true">
            <path className={styles.ruling[index]} d={swatchRuling} />
          </svg>
          {name}
        </span>
      ))}
    </div>
  );
}
