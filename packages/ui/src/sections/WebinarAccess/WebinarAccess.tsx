import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './WebinarAccess.css.ts';

export interface WebinarAccessProps extends RootProps {
  heading: string;
  /** Thanks for registering. */
  thanks: string;
  /** The player or its substitute. */
  media: ReactNode;
  /** The topics of the recording in order, and the required statements beside it. */
  contents: { heading: string; items: readonly string[]; risk: string };
  /** The next steps after watching. */
  next: {
    heading: string;
    text: string;
    action: NavigationLink;
    document: NavigationLink & { external?: boolean };
  };
}

/** The page to watch a fund's webinar, with the next steps. */
export function WebinarAccess({ heading, thanks, media, contents, next, ...rootProps }: WebinarAccessProps) {
  const headingId = useId();
  const contentsId = useId();
  const nextId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.page}>
        <Grid>
          <GridItem columns="1-8" from="large">
            <Heading level={1} size="heading2" id={headingId}>
              {heading}
            </Heading>
          </GridItem>
          <GridItem columns="9-12" from="large">
            <div className={styles.thanks}>
              <Text tone="muted">{thanks}</Text>
            </div>
          </GridItem>
        </Grid>
        <Grid>
          <GridItem columns="1-8" from="large">
            {media}
          </GridItem>
          <GridItem columns="9-12" from="large">
            <section className={styles.contents} aria-labelledby={contentsId}>
              <div className={styles.contentsHeading}>
                <Heading level={2} size="body" id={contentsId}>
                  {contents.heading}
                </Heading>
              </div>
              <ol>
                {contents.items.map((item) => (
                  <li key={item} className={styles.item}>
                    {item}
                  </li>
                ))}
              </ol>
              <p className={styles.risk}>{contents.risk}</p>
            </section>
          </GridItem>
        </Grid>
        <section className={styles.next} aria-labelledby={nextId}>
          <Grid>
            <GridItem columns="1-5">
              <Heading level={2} size="heading3" id={nextId}>
                {next.heading}
              </Heading>
            </GridItem>
            <GridItem columns="6-12">
              <div className={styles.nextWords}>
                <Text tone="muted">{next.text}</Text>
                <div className={styles.actions}>
                  <ButtonLink href={next.action.href}>{next.action.label}</ButtonLink>
                  <Link variant="standalone" href={next.document.href} external={next.document.external ?? false}>
                    {next.document.label}
                  </Link>
                </div>
              </div>
            </GridItem>
          </Grid>
        </section>
      </div>
    </Section>
  );
}
