import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Panel.css.ts';

export interface PanelProps extends RootProps<HTMLDivElement> {
  heading: string;
  headingLevel: HeadingLevel;
  /** The id of the heading, for the section that it names. */
  headingId?: string;
  introduction: string;
  children: ReactNode;
}

/** A raised sheet under a dark rule, for the form that a page is about. One per page. */
export function Panel({ heading, headingLevel, headingId, introduction, children, ...rootProps }: PanelProps) {
  return (
    <div {...rootProps} className={styles.panel}>
      <div className={styles.head}>
        <Heading level={headingLevel} size={headingLevel === 1 ? 'heading3' : 'title'} id={headingId}>
          {heading}
        </Heading>
        <Text tone="muted">{introduction}</Text>
      </div>
      {children}
    </div>
  );
}
