import type { Prose as ProseParts } from '@sponsor/domain';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading, type HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Prose } from '../Prose/Prose.tsx';
import { introduction } from './SectionHead.css.ts';

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
      <GridItem columns="1-7">
        <Heading level={headingLevel} size="heading2" id={headingId}>
          {heading}
        </Heading>
      </GridItem>
      {parts && (
        <GridItem columns="8-12">
          <div className={introduction}>
            <Prose tone="muted" parts={parts} />
          </div>
        </GridItem>
      )}
    </Grid>
  );
}
