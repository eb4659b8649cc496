import type { DrawingText, Prose as ProseParts, ProseWithTargets } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { frame } from './PictureFrame.css.ts';
import * as styles from './Solution.css.ts';

export interface SolutionWords {
  heading: string;
  gains: readonly { heading: string; text: ProseWithTargets }[];
  /** Five stations of a month's rent, lettered from A like the levels of the drawing beside them. */
  path: readonly { title: string; text: ProseParts }[];
}

export interface SolutionProps extends SolutionWords {
  /** The section through the building. */
  media: ReactNode;
  /** Replaces the drawing, above the stations, and fills a frame: wide, on a phone upright. */
  picture?: ReactNode;
  /** The title mark below the drawing. */
  drawing: Omit<DrawingText, 'alternativeText'>;
  notes: ReactNode;
}

/** The fund's answer: three gains, and a section through a building that shows the order of payment. */
export function Solution({ heading, gains, media, picture, path, drawing, notes }: SolutionProps) {
  const headingId = useId();
  return (
    <Section surface="inverse" labelledBy={headingId}>
      <div className={styles.halves}>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <ul>
            {gains.map((gain) => (
              <li key={gain.heading} className={styles.gain}>
                <Heading level={3} size="title">
                  {gain.heading}
                </Heading>
                <Prose tone="muted" parts={gain.text} />
                <TargetRisk parts={gain.text} />
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.figure} data-pictured={picture !== undefined || undefined}>
          {picture === undefined ? (
            <div className={styles.cut}>
              <div className={styles.drawing}>{media}</div>
            </div>
          ) : (
            <div className={frame}>{picture}</div>
          )}
          <ol className={styles.path} aria-label={drawing.title}>
            {path.map(({ title, text }) => (
              <li key={title} className={styles.station}>
                <Text weight="strong">{title}</Text>
                <Prose size="small" tone="muted" parts={text} />
              </li>
            ))}
          </ol>
          {picture === undefined && (
            <div className={styles.mark}>
              <TitleMark {...drawing} />
            </div>
          )}
        </div>
      </div>
      {notes}
    </Section>
  );
}
