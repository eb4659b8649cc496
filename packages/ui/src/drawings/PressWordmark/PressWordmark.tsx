import * as styles from './PressWordmark.css.ts';

export interface PressWordmarkProps {
  /** Of the outlet. */
  name: string;
  /** How it is set. */
  cut: keyof typeof styles.cuts;
}

/** The name of an outlet, set as a mark until its own may be shown. Text, so that it is read and grows like text. */
export function PressWordmark({ name, cut }: PressWordmarkProps) {
  return <span className={styles.cuts[cut]}>{name}</span>;
}
