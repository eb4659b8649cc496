import type { DrawingText, NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NotFound.css.ts';

export interface NotFoundWords {
  /** The status, such as `404`, small above the heading. */
  code: string;
  heading: string;
  text: string;
  returnToHome: NavigationLink;
}

export interface NotFoundProps extends RootProps, NotFoundWords {
  /** A drawing of a missing building. It may be wider than the window on a phone. */
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The page for an address that does not exist. */
export function NotFound({ code, heading, text, returnToHome, media, drawing, ...rootProps }: NotFoundProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId} bleed>
      <Container>
        <div className={styles.words}>
          <Grid>
            <GridItem columns="1-7">
              <p className={styles.code}>{code}</p>
            </GridItem>
            <GridItem columns="8-12">
              <div className={styles.beside}>
                <Heading level={1} size="heading3" id={headingId}>
                  {heading}
                </Heading>
                <Text tone="muted">{text}</Text>
                <ButtonLink href={returnToHome.href}>{returnToHome.label}</ButtonLink>
              </div>
            </GridItem>
          </Grid>
        </div>
      </Container>
      <div className={styles.sheet}>
        <div className={styles.drawing}>{media}</div>
      </div>
      <Container>
        <div className={styles.mark}>
          <TitleMark {...drawing} />
        </div>
      </Container>
    </Section>
  );
}
