import type { DrawingText, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Explainer.css.ts';

export interface ExplainerWords {
  heading: string;
  /** The first is larger than the others. */
  paragraphs: readonly [ProseParts, ...ProseParts[]];
}

export interface ExplainerProps extends RootProps, ExplainerWords {
  emoji?: string;
  /** A drawing that bleeds off the left edge. Without it, the words are beside their heading. */
  figure?: { media: ReactNode; drawing: Omit<DrawingText, 'alternativeText'> };
}

/** A short explanation beside a drawing. */
export function Explainer({ heading, emoji, paragraphs: [first, ...others], figure, ...rootProps }: ExplainerProps) {
  const headingId = useId();
  const title = (
    <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
      {heading}
    </EmojiHeading>
  );
  const words = (
    <>
      <Prose size="lede" parts={first} />
      {others.map((parts, index) => (
        // The paragraphs neither move nor change.
        // oxlint-disable-next-line react/no-array-index-key
        <Prose key={index} tone="muted" parts={parts} />
      ))}
    </>
  );
  if (!figure) {
    return (
      <Section {...rootProps} space="compact" labelledBy={headingId}>
        <Grid>
          <GridItem columns="1-5">{title}</GridItem>
          <GridItem columns="6-12">
            <div className={styles.words}>{words}</div>
          </GridItem>
        </Grid>
      </Section>
    );
  }
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId} bleed>
      <div className={styles.sheet}>
        <Container>
          <div className={styles.beside}>
            <div>
              <div className={styles.bleeding}>{figure.media}</div>
              <TitleMark {...figure.drawing} />
            </div>
            <div className={styles.words}>
              {title}
              {words}
            </div>
          </div>
        </Container>
      </div>
    </Section>
  );
}
