import type { Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './CommunityImpact.css.ts';

export interface CommunityImpactWords {
  heading: string;
  introduction: ProseParts;
  /** The effects of the buildings, a heading and a paragraph each. */
  effects: readonly { title: string; text: ProseParts }[];
}

export interface CommunityImpactProps extends RootProps, CommunityImpactWords {
  media: ReactNode;
  caption: string;
  /** The notes of the claims. */
  sources: ReactNode;
}

/** The effects of the sponsor's buildings on their towns, with sources. */
export function CommunityImpact(props: CommunityImpactProps) {
  const { heading, introduction, effects, media, caption, sources, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-6" from="large">
          <div className={styles.words}>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
            <Prose size="lede" tone="muted" parts={introduction} />
            <ul className={styles.effects}>
              {effects.map(({ title, text }) => (
                <li key={title} className={styles.effect}>
                  <Heading level={3} size="body">
                    {title}
                  </Heading>
                  <Prose tone="muted" parts={text} />
                </li>
              ))}
            </ul>
          </div>
        </GridItem>
        <GridItem columns="7-12" from="large">
          <figure className={styles.figure}>
            {media}
            <Text size="small" tone="muted" component="figcaption">
              {caption}
            </Text>
          </figure>
        </GridItem>
      </Grid>
      <div className={styles.sources}>{sources}</div>
    </Section>
  );
}
