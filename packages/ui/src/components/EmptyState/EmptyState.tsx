import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** What there is none of. */
  heading: string;
  headingLevel: HeadingLevel;
  /** A small drawing above the words. Decoration: the words say all there is to know. */
  media?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  /** Why there is nothing, and what will bring something here. */
  children?: ReactNode;
}

/** Stands where a list or a table would, when there is nothing to put in it. */
export function EmptyState({ heading, headingLevel, media, action, children, ...rootProps }: EmptyStateProps) {
  return (
    <div {...rootProps} className={styles.empty}>
      {media !== undefined && <div aria-hidden="true">{media}</div>}
      <div className={styles.words}>
        <Heading level={headingLevel} size="lede">
          {heading}
        </Heading>
        {children !== undefined && <div className={styles.reason}>{children}</div>}
      </div>
      {action}
    </div>
  );
}
