import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { PageHeading } from '../../components/PageHeading/PageHeading.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ContactPanel.css.ts';

/** One way to reach the sponsor: text, or a link if the device can follow it. */
interface ContactWay {
  label: string;
  value: string | (NavigationLink & { external?: boolean });
}

export interface ContactPanelWords {
  heading: string;
  lede: string;
  /** The heading and introduction of the form. */
  message: { heading: string; text: string };
}

export interface ContactPanelProps extends ContactPanelWords {
  /** A wide picture; it is cropped to its middle and bleeds off the left edge of the window. */
  media: ReactNode;
  caption: string;
  /** Phone, address and office, with a heading. */
  getInTouch: { heading: string; ways: readonly ContactWay[] };
  form: ReactNode;
}

/** The contact page: a picture, the ways to reach the sponsor, and a form. */
export function ContactPanel({ heading, lede, media, caption, getInTouch, message, form }: ContactPanelProps) {
  const headingId = useId();
  const touchId = useId();
  const messageId = useId();
  return (
    <>
      <Section space="none" labelledBy={headingId}>
        <div className={styles.head}>
          <PageHeading heading={heading} headingId={headingId} lede={[lede]} />
        </div>
      </Section>
      <Section space="none" labelledBy={touchId}>
        <Grid>
          <GridItem columns="1-8" from="large">
            <figure className={styles.banner}>
              <div className={styles.frame}>
                <div className={styles.picture}>{media}</div>
              </div>
              <figcaption className={styles.caption}>{caption}</figcaption>
            </figure>
          </GridItem>
          <GridItem columns="9-12" from="large">
            <div className={styles.touch}>
              <Heading level={2} size="heading3" id={touchId}>
                {getInTouch.heading}
              </Heading>
              <dl className={styles.ways}>
                {getInTouch.ways.map(({ label, value }) => (
                  <div key={label} className={styles.way}>
                    <dt className={styles.label}>{label}</dt>
                    <dd className={styles.value}>
                      {typeof value === 'string' ? (
                        value
                      ) : (
                        <Link href={value.href} external={value.external ?? false}>
                          {value.label}
                        </Link>
                      )}
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          </GridItem>
        </Grid>
      </Section>
      <Section labelledBy={messageId}>
        <Grid>
          <GridItem columns="1-5">
            <div className={styles.message}>
              <Heading level={2} size="heading3" id={messageId}>
                {message.heading}
              </Heading>
              <Text tone="muted">{message.text}</Text>
            </div>
          </GridItem>
          <GridItem columns="6-12">{form}</GridItem>
        </Grid>
      </Section>
    </>
  );
}
