import * as styles from './PressWordmark.css.ts';

export interface PressWordmarkProps {
  /** Of the outlet. */
  name: string;
  /** Its typographic style. */
  cut: keyof typeof styles.cuts;
}

/**
 * The name of an outlet, styled as a wordmark until its own logo may be shown. Text, so that it is read out and scales
 * like text.
 */
export function PressWordmark({ name, cut }: PressWordmarkProps) {
  return <span className={styles.cuts[cut]}>{name}</span>;
}
