import type { ColourPair } from '../../tokens/colour-pairs.ts';
import * as styles from './ColourSample.css.ts';

/** A color on its background, in its use: an edge if 3 : 1 is enough, otherwise text. */
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
