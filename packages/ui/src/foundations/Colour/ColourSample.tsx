import type { ColourPair } from '../../tokens/colour-pairs.ts';
import * as styles from './ColourSample.css.ts';

/** A colour on its ground, as what it is used for: an edge where 3 : 1 is enough, else words. */
export function ColourSample({ frontValue, groundValue, least }: ColourPair) {
  return least === 3 ? (
    <span
      className={styles.edge}
      style={{ borderColor: frontValue, outlineColor: groundValue, backgroundColor: groundValue }}
    />
  ) : (
    <span className={styles.sample} style={{ color: frontValue, backgroundColor: groundValue }}>
      Aa 123
    </span>
  );
}
