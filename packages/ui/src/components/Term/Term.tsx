import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Term.css.ts';

export interface TermProps extends RootProps<HTMLButtonElement> {
  /** The `id` of its `TermExplanation`. */
  explainedBy: string;
  /** The word as in the sentence. */
  children: string;
}

/**
 * A technical term within a sentence, with a dotted underline: a press opens its `TermExplanation`. The browser opens
 * it, so it works before and without scripts; in browsers without support, the word is plain text.
 */
export function Term({ explainedBy, children, ...rootProps }: TermProps) {
  return (
    <button {...rootProps} type="button" className={styles.term} popoverTarget={explainedBy} data-term>
      {children}
    </button>
  );
}
