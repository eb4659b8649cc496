import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './OpenAnswer.css.ts';

export interface OpenAnswerProps extends RootProps {
  /** In [brackets], as “[to be supplied]”: what is missing, said so that nobody takes silence for an answer. */
  children: string;
}

/** An answer that is still owed: its words, and a dashed line to the end of the cell, as on a form. */
export function OpenAnswer({ children, ...rootProps }: OpenAnswerProps) {
  return (
    <span {...rootProps} className={styles.open}>
      {/* One item of the row, also where a word of it becomes a button that explains it. */}
      <span>{children}</span>
    </span>
  );
}
