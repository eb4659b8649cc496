import type { Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Reasons.css.ts';

export interface ReasonsWords {
  heading: string;
  /** A heading and a text each. */
  reasons: readonly { title: string; text: ProseParts }[];
  /** The risk of all of them, in the same view. */
  caution: string;
}

export interface ReasonsProps extends RootProps, ReasonsWords {
  emoji?: string;
}

/** The reasons for a choice, and its risk. */
export function Reasons({ heading, emoji, reasons, caution, ...rootProps }: ReasonsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-4">
          <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
            {heading}
          </EmojiHeading>
        </GridItem>
        <GridItem columns="5-12">
          <ul className={styles.reasons}>
            {reasons.map(({ title, text }) => (
              <li key={title} className={styles.reason}>
                <Heading level={3} size="lede">
                  {title}
                </Heading>
                <Prose tone="muted" parts={text} />
              </li>
            ))}
          </ul>
          <Text weight="medium">{caution}</Text>
        </GridItem>
      </Grid>
    </Section>
  );
}
