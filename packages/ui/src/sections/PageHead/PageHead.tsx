import type { Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PageHead.css.ts';

export interface PageHeadProps {
  heading: string;
  lede: ProseParts;
  /** A wide picture. */
  media: ReactNode;
  caption: string;
}

/** The head of a page: its headline, beside it what the page is about, and a picture as wide as both. */
export function PageHead({ heading, lede, media, caption }: PageHeadProps) {
  const headingId = useId();
  return (
    <Section space="none" labelledBy={headingId}>
      <div className={styles.head}>
        <Grid>
          <GridItem columns="1-7">
            <Heading level={1} id={headingId}>
              {heading}
            </Heading>
          </GridItem>
          <GridItem columns="8-12">
            <div className={styles.lede}>
              <Prose size="lede" tone="muted" parts={lede} />
            </div>
          </GridItem>
        </Grid>
        <figure className={styles.picture}>
          <div className={styles.frame}>{media}</div>
          <Text size="small" tone="muted" component="figcaption">
            {caption}
          </Text>
        </figure>
      </div>
    </Section>
  );
}
