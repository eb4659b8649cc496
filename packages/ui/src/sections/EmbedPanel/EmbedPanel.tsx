import type { NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './EmbedPanel.css.ts';

type EmbedPanelLink = NavigationLink & { external?: boolean };

export interface EmbedPanelWords {
  heading: string;
  introduction: string;
  /** Shown in the panel while it is empty. */
  notConfigured: { heading: string; text: string };
}

export interface EmbedPanelProps extends RootProps, EmbedPanelWords {
  /** The page of another site in the panel; `title` names it for a screen reader. */
  frame?: { src: string; title: string } | undefined;
  /** Shown in the panel while there is neither a `frame` nor `children`. The first link is the way on. */
  notConfigured: EmbedPanelWords['notConfigured'] & {
    /** A drawing on a ground line that runs from edge to edge. */
    media: ReactNode;
    links: readonly [EmbedPanelLink, ...EmbedPanelLink[]];
  };
  /** Things to know and to prepare, beside the frame. */
  notes: readonly EmbedPanelNoteProps[];
  /** Content that another site's scripts put into the panel without a frame. */
  children?: ReactNode;
  /** Gives `children` the width of the page and their own height, and puts the notes below them side by side. */
  wide?: boolean;
}

/** Enough for a page of another site; it cannot navigate this page. */
const frameRights = 'allow-scripts allow-same-origin allow-popups allow-downloads';

/** A page around another site's content, with things to know and to prepare beside it. */
export function EmbedPanel({
  heading,
  introduction,
  frame,
  notConfigured,
  notes,
  children,
  wide = false,
  ...rootProps
}: EmbedPanelProps) {
  const headingId = useId();
  const [wayOn, ...otherLinks] = notConfigured.links;
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <div className={styles.head}>
        <SectionHead headingLevel={1} heading={heading} headingId={headingId} introduction={[introduction]} />
      </div>
      <Grid>
        <GridItem columns={wide ? '1-12' : '1-8'} from="large">
          {frame ? (
            <iframe
              className={styles.page}
              src={frame.src}
              title={frame.title}
              allow="fullscreen"
              sandbox={frameRights}
            />
          ) : children ? (
            <div className={wide ? undefined : styles.part}>{children}</div>
          ) : (
            <div className={styles.sheet} data-state="not-configured">
              <div className={styles.media}>{notConfigured.media}</div>
              <Heading level={2} size="heading3">
                {notConfigured.heading}
              </Heading>
              <Text tone="muted">{notConfigured.text}</Text>
              <div className={styles.links}>
                <ButtonLink href={wayOn.href} external={wayOn.external ?? false}>
                  {wayOn.label}
                </ButtonLink>
                {otherLinks.map(({ label, href, external }) => (
                  <Link key={href} variant="standalone" href={href} external={external ?? false}>
                    {label}
                  </Link>
                ))}
              </div>
            </div>
          )}
        </GridItem>
        <GridItem columns={wide ? '1-12' : '9-12'} from="large">
          <div className={styles.aside} data-wide={wide || undefined}>
            {notes.map((note) => (
              <EmbedPanelNote key={note.heading} {...note} />
            ))}
          </div>
        </GridItem>
      </Grid>
    </Section>
  );
}

export interface EmbedPanelNoteProps {
  heading: string;
  points: readonly ProseParts[];
  link?: NavigationLink & { external?: boolean };
}

/** One thing to know before continuing, beside the panel. */
function EmbedPanelNote({ heading, points, link }: EmbedPanelNoteProps) {
  return (
    <div className={styles.note}>
      <div className={styles.noteHeading}>
        <Heading level={2} size="lede">
          {heading}
        </Heading>
      </div>
      <ul>
        {points.map((parts) => (
          <li key={parts.map((part) => (typeof part === 'string' ? part : part.id)).join('')} className={styles.point}>
            <Prose parts={parts} />
          </li>
        ))}
      </ul>
      {link && (
        <Link variant="standalone" href={link.href} external={link.external ?? false}>
          {link.label}
        </Link>
      )}
    </div>
  );
}
