import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './Term.css.ts';

export interface TermProps extends RootProps<HTMLButtonElement> {
  /** The `id` of its `TermExplanation`. */
  explainedBy: string;
  /** The word as the sentence has it. */
  children: string;
}

/**
 * A word of the field within a sentence, underlined with dots: a press opens its `TermExplanation`. The browser does it, so
 * it works before and without scripts; where it cannot, the word is plain text.
 */
export function Term({ explainedBy, children, ...rootProps }: TermProps) {
  return (
    <button {...rootProps} type="button" className={styles.term} popoverTarget={explainedBy} data-term>
      {children}
    </button>
  );
}
