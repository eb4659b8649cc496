import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './OpenAnswer.css.ts';

export interface OpenAnswerProps extends RootProps {
  /** The missing answer in [brackets], such as “[to be supplied]”, so that nobody mistakes silence for an answer. */
  children: string;
}

/** A missing answer: its text, and a dashed line to the end of the cell, as on a form. */
export function OpenAnswer({ children, ...rootProps }: OpenAnswerProps) {
  return (
    <span {...rootProps} className={styles.open}>
      {/* One flex item, even if a word of it becomes a button that explains it. */}
      <span>{children}</span>
    </span>
  );
}
