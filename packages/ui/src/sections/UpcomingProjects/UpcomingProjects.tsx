import type { DrawingText, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { EmojiHeading } from '../../components/EmojiHeading/EmojiHeading.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './UpcomingProjects.css.ts';

export interface UpcomingProjectsWords {
  heading: string;
  /** Says that none of it is certain. */
  introduction: ProseParts;
  /** The places and the planned buildings. */
  projects: readonly { location: string; description: string }[];
  /** The date of the shown state. */
  asOf: string;
}

export interface UpcomingProjectsProps extends RootProps, UpcomingProjectsWords {
  emoji?: string;
  /** A map, as wide as the page. */
  media: ReactNode;
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** Planned projects, in words and on a map. */
export function UpcomingProjects(props: UpcomingProjectsProps) {
  const { heading, emoji, introduction, projects, asOf, media, drawing, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} surface="inverse" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-5">
          <div className={styles.words}>
            <EmojiHeading level={2} size="heading3" id={headingId} emoji={emoji}>
              {heading}
            </EmojiHeading>
            <Prose tone="muted" parts={introduction} />
          </div>
        </GridItem>
        <GridItem columns="6-12">
          <ul className={styles.projects}>
            {projects.map(({ location, description }) => (
              <li key={location} className={styles.project}>
                <p className={styles.location}>{location}</p>
                <Text tone="muted">{description}</Text>
              </li>
            ))}
          </ul>
        </GridItem>
      </Grid>
      <div className={styles.map}>{media}</div>
      <div className={styles.foot}>
        <TitleMark {...drawing} />
        <Text size="small" tone="muted">
          {asOf}
        </Text>
      </div>
    </Section>
  );
}
