import type { NavigationLink } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NextSteps.css.ts';

export interface NextStepsWords {
  heading: string;
  text: string;
  /** The first is the recommended one. */
  actions: readonly (NavigationLink & { external?: boolean })[];
}

export interface NextStepsProps extends RootProps, NextStepsWords {
  emoji?: string;
}

/** The end of an explanatory page: the reader's next steps. */
export function NextSteps({ heading, emoji, text, actions, ...rootProps }: NextStepsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-5">
          <div className={styles.words}>
            <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
              {heading}
            </EmojiHeading>
            <Text tone="muted">{text}</Text>
          </div>
        </GridItem>
        <GridItem columns="6-12">
          <div className={styles.actions}>
            {actions.map(({ label, href, external }, index) => (
              <ButtonLink
                key={href}
                href={href}
                variant={index === 0 ? 'solid' : 'outline'}
                external={external ?? false}
              >
                {label}
              </ButtonLink>
            ))}
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}
