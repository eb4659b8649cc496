import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Link } from '../../components/Link/Link.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './DeckDownload.css.ts';

export interface DeckDownloadWords {
  heading: string;
  introduction: string;
  /** The contents of the deck, in order. */
  contents: { heading: string; items: readonly string[] };
  /** Says that the deck is not an offer, and links to the offering document; an `external` document opens in a new tab. */
  legend: string;
}

export interface DeckDownloadProps extends RootProps, DeckDownloadWords {
  form: ReactNode;
  /** The first page of the deck. */
  media: ReactNode;
  caption: string;
  document: NavigationLink & { external?: boolean };
}

/** The page to request the investor deck: its cover, the form, and its contents. */
export function DeckDownload(props: DeckDownloadProps) {
  const { heading, introduction, form, media, caption, contents, legend, document, ...rootProps } = props;
  const headingId = useId();
  const contentsId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.columns}>
        <figure className={styles.cover}>
          {media}
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
        <div className={styles.form}>
          <Panel heading={heading} headingLevel={1} headingId={headingId} introduction={introduction}>
            {form}
          </Panel>
          <div className={styles.documents}>
            <Text size="small" tone="muted">
              {legend}
            </Text>
            <Link variant="standalone" href={document.href} external={document.external ?? false}>
              {document.label}
            </Link>
          </div>
        </div>
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
        </section>
      </div>
    </Section>
  );
}
