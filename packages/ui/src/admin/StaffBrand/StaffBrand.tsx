import type { ReactNode } from 'react';
import * as styles from './StaffBrand.css.ts';

export interface StaffBrandProps {
  name: string;
  /** The sponsor's mark, square and without a name of its own: the name stands beside it. */
  mark?: ReactNode;
}

/** Mark and name above a staff screen. No link: the way out is Back to Site. */
export function StaffBrand({ name, mark }: StaffBrandProps) {
  return (
    <p className={styles.brand}>
      {mark !== undefined && <span className={styles.mark}>{mark}</span>}
      {name}
    </p>
  );
}
