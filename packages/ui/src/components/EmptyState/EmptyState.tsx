import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps extends RootProps<HTMLDivElement> {
  /** Names the missing content. */
  heading: string;
  headingLevel: HeadingLevel;
  /** A small drawing above the text. Decorative: the text says everything. */
  media?: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** The reason, and what will change it. */
  children?: ReactNode;
}

/** Shown instead of an empty list or table. */
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
