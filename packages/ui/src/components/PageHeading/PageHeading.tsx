import type { Prose as ProseParts } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Prose } from '../Prose/Prose.tsx';
import { beside } from './PageHeading.css.ts';

export interface PageHeadingProps extends RootProps<HTMLDivElement> {
  heading: string;
  /** Set on the heading, for the section's `labelledBy`. */
  headingId: string;
  lede: ProseParts;
  /** Content after the lede, such as links. */
  children?: ReactNode;
}

/** The headline of a page, with the page's subject beside its last line. */
export function PageHeading({ heading, headingId, lede, children, ...rootProps }: PageHeadingProps) {
  return (
    <Grid {...rootProps}>
      <GridItem columns="1-7">
        <Heading level={1} id={headingId}>
          {heading}
        </Heading>
      </GridItem>
      <GridItem columns="8-12">
        <div className={beside}>
          <Prose size="lede" tone="muted" parts={lede} />
          {children}
        </div>
      </GridItem>
    </Grid>
  );
}
