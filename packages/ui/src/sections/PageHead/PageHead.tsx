import type { DrawingText, NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './PageHead.css.ts';

export type PageHeadProps = {
  heading: string;
  lede: ProseParts;
  /** The first is what the page is for; the others are links beside it. */
  actions?: readonly NavigationLink[];
  media: ReactNode;
} & (
  | { /** Of a picture, which keeps the gutter. */ caption: string; drawing?: never }
  | {
      /** The title mark of an elevation, which is as wide as the window. */
      drawing: Omit<DrawingText, 'alternativeText'>;
      caption?: never;
    }
);

/** The head of a page: its headline, beside it what the page is about, and a wide picture or an elevation. */
export function PageHead({ heading, lede, actions, media, caption, drawing }: PageHeadProps) {
  const headingId = useId();
  const [action, ...others] = actions ?? [];
  return (
    <Section space="none" labelledBy={headingId} bleed>
      <Container>
        <div className={styles.words}>
          <Grid>
            <GridItem columns="1-7">
              <Heading level={1} id={headingId}>
                {heading}
              </Heading>
            </GridItem>
            <GridItem columns="8-12">
              <div className={styles.lede}>
                <Prose size="lede" tone="muted" parts={lede} />
                {action && (
                  <div className={styles.actions}>
                    <ButtonLink href={action.href}>{action.label}</ButtonLink>
                    {others.map(({ label, href }) => (
                      <Link key={href} variant="standalone" href={href}>
                        {label}
                      </Link>
                    ))}
                  </div>
                )}
              </div>
            </GridItem>
          </Grid>
        </div>
      </Container>
      {drawing ? (
        <div className={styles.sheet}>
          <div className={styles.elevation}>{media}</div>
        </div>
      ) : (
        <Container>
          <div className={styles.frame}>
            <div className={styles.picture}>{media}</div>
          </div>
        </Container>
      )}
      <Container>
        <div className={styles.foot}>
          {drawing ? (
            <TitleMark {...drawing} />
          ) : (
            <Text size="small" tone="muted">
              {caption}
            </Text>
          )}
        </div>
      </Container>
    </Section>
  );
}
