import type { DrawingText, ProseWithTargets } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Strategy.css.ts';

export interface StrategyWords {
  heading: string;
  points: readonly { title: string; text: ProseWithTargets }[];
}

export interface StrategyProps extends RootProps, StrategyWords {
  /** The drawing; it bleeds off the right edge. */
  media: ReactNode;
  /** The title mark below it. */
  drawing: Omit<DrawingText, 'alternativeText'>;
}

/** The investment steps, beside a building of the kind that is financed. */
export function Strategy({ heading, points, media, drawing, ...rootProps }: StrategyProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId} bleed>
      <div className={styles.sheet}>
        <Container>
          <div className={styles.beside}>
            <div>
              <Heading level={2} size="heading3" id={headingId}>
                {heading}
              </Heading>
              <ul className={styles.points}>
                {points.map(({ title, text }) => (
                  <li key={title} className={styles.point}>
                    <Heading level={3} size="body">
                      {title}
                    </Heading>
                    <Prose tone="muted" parts={text} />
                    <TargetRisk parts={text} />
                  </li>
                ))}
              </ul>
            </div>
            <div>
              <div className={styles.bleeding}>{media}</div>
              <TitleMark {...drawing} />
            </div>
          </div>
        </Container>
      </div>
    </Section>
  );
}
