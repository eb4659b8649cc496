import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Stat.css.ts';

export interface StatProps extends RootProps<HTMLDivElement> {
  /** The name of the count. */
  label: string;
  /** The formatted figure, such as `1,204`. */
  value: string;
  /** Its comparison, or its date. */
  detail?: ReactNode;
}

/**
 * A figure from the sponsor's own records, for staff. For a figure that investors see, use a `Claim`, which includes
 * its source.
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
