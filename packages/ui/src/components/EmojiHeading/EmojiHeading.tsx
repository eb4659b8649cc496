import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import * as styles from './EmojiHeading.css.ts';

export interface EmojiHeadingProps extends HeadingProps {
  /** Stands after the words, for the eye alone: no screen reader says it, and where a font lacks it nothing is amiss. */
  emoji?: string | undefined;
}

/** A heading that may end with an emoji. */
export function EmojiHeading({ emoji, children, ...headingProps }: EmojiHeadingProps) {
  return (
    <Heading {...headingProps}>
      {children}
      {emoji && (
        <span className={styles.emoji} aria-hidden="true">
          {`\u00a0${emoji}`}
        </span>
      )}
    </Heading>
  );
}
