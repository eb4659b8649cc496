import { useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** What is being done. */
  label: string;
  /** How much of `max` is done; left out while that is not known. */
  value?: number | undefined;
  /** What the whole comes to. */
  max?: number;
  /** How much is done, in words or figures at the end of the label's line, as `3 of 10 files`. */
  valueText?: string | undefined;
}

/** How far something that takes long has come. For a wait of unknown length without words of its own, use `Spinner`. */
export function Progress({ label, value, max = 1, valueText, ...rootProps }: ProgressProps) {
  const id = useId();
  return (
    <div {...rootProps} className={styles.progress}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {valueText !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </div>
      <progress id={id} className={styles.bar} value={value} max={max} aria-valuetext={valueText} />
    </div>
  );
}
