import type { Prose as ProseParts } from '@sponsor/domain';
import { Grid } from '../../primitives/Grid/Grid.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Prose } from '../Prose/Prose.tsx';
import * as styles from './SectionHead.css.ts';

export interface SectionHeadProps extends RootProps<HTMLDivElement> {
  heading: string;
  headingLevel?: HeadingLevel;
  /** Set on the heading, for the section's `labelledBy`. */
  headingId: string;
  /** One or two sentences. */
  introduction?: ProseParts;
}

/** The heading of a section, with the section's subject beside its last line. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, headingLevel = 2, headingId, introduction: parts, ...rootProps } = props;
  return (
    <Grid {...rootProps}>
      <div className={styles.heading}>
        <Heading level={headingLevel} size="heading2" id={headingId}>
          {heading}
        </Heading>
      </div>
      {parts && (
        <div className={styles.introduction}>
          <Prose tone="muted" parts={parts} />
        </div>
      )}
    </Grid>
  );
}
