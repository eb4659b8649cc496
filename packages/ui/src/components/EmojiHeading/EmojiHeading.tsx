import { Heading, type HeadingProps } from '../../primitives/Heading/Heading.tsx';
import * as styles from './EmojiHeading.css.ts';

export interface EmojiHeadingProps extends HeadingProps {
  /** Shown after the text, hidden from screen readers, and harmless if a font lacks it. */
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
