import { BrandMark } from '@sponsor/content/drawings';
import * as styles from './app-icon.css.ts';

/** The mark centered on the paper, small enough for a mask that cuts the corners off. */
export function AppIcon() {
  return (
    <div className={styles.icon}>
      <BrandMark />
    </div>
  );
}
