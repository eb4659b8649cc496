import * as styles from './map.css.ts';
import { countyLines, neighbourLines, stateAreas } from './map-lines.ts';

/** Indiana and Ohio with their counties, and the states around them. */
export function MapSheet() {
  return (
    <>
      <path className={styles.neighbours} d={neighbourLines} />
      <path className={styles.area} d={stateAreas} />
      <path className={styles.counties} d={countyLines} />
      <path className={styles.outline} d={stateAreas} />
    </>
  );
}
