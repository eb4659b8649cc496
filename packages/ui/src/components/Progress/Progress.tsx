import { useId } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Progress.css.ts';

export interface ProgressProps extends RootProps<HTMLDivElement> {
  /** Names the task. */
  label: string;
  /** The completed part of `max`; omit it while unknown. */
  value?: number | undefined;
  /** The total. */
  max?: number;
  /** The completed amount, in words or figures at the end of the label's line, such as `3 of 10 files`. */
  valueText?: string | undefined;
}

/** The progress of a long task. For a wait of unknown length without text, use `Spinner`. */
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
