import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Stat.css.ts';

export interface StatProps extends RootProps<HTMLDivElement> {
  /** What is counted. */
  label: string;
  /** The figure, written as it is to be read, as `1,204`. */
  value: string;
  /** What it is to be compared with, or of when it is. */
  detail?: ReactNode;
}

/**
 * A figure from the sponsor's own books, for those who work there. A figure that is shown to investors is a `Claim`, which
 * carries its source.
 */
export function Stat({ label, value, detail, ...rootProps }: StatProps) {
  return (
    <div {...rootProps} className={styles.stat}>
      <p className={styles.label}>{label}</p>
      <p className={styles.value}>{value}</p>
      {detail !== undefined && <p className={styles.detail}>{detail}</p>}
    </div>
  );
}
