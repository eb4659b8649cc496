import type { DrawingText, Prose as ProseParts } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TitleMark } from '../../drawings/TitleMark/TitleMark.tsx';
import { KeepWhole } from '../../internal/KeepWhole.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { frame } from './PictureFrame.css.ts';
import * as styles from './Problem.css.ts';

export interface ProblemWords {
  heading: string;
  /** Its `aside` describes the drawing. */
  smallBay: { heading: string; text: ProseParts; aside: ProseParts };
  seniorLiving: { heading: string; text: ProseParts };
}

interface Drawn {
  media: ReactNode;
  /** The title mark below it. */
  drawing: Omit<DrawingText, 'alternativeText'>;
}

export interface ProblemProps extends ProblemWords {
  smallBay: ProblemWords['smallBay'] &
    Drawn & {
      /** Replaces the drawing and its description, and fills a frame: wide, on a phone upright. */
      picture?: ReactNode;
    };
  seniorLiving: ProblemWords['seniorLiving'] & Drawn;
}

/** Two shortages: one drawing bleeds off the left edge beside its words, the other is below them, as wide as the page. */
export function Problem({ heading, smallBay, seniorLiving }: ProblemProps) {
  const headingId = useId();
  return (
    <Section labelledBy={headingId} bleed>
      <div className={styles.sheet}>
        <Container>
          <div className={styles.heading}>
            <Heading level={2} id={headingId}>
              {heading}
            </Heading>
          </div>
          <div className={styles.beside} data-pictured={smallBay.picture !== undefined || undefined}>
            {smallBay.picture === undefined ? (
              <div>
                <div className={styles.bleeding}>{smallBay.media}</div>
                <TitleMark {...smallBay.drawing} />
              </div>
            ) : (
              <div className={frame}>{smallBay.picture}</div>
            )}
            <Stack>
              <Heading level={3}>
                <KeepWhole>{smallBay.heading}</KeepWhole>
              </Heading>
              <Prose tone="muted" parts={smallBay.text} />
              {smallBay.picture === undefined && <Prose tone="muted" parts={smallBay.aside} />}
            </Stack>
          </div>
          <div className={styles.above}>
            <Heading level={3}>
              <KeepWhole>{seniorLiving.heading}</KeepWhole>
            </Heading>
            <Prose tone="muted" parts={seniorLiving.text} />
          </div>
          <div className={styles.elevation}>{seniorLiving.media}</div>
          <TitleMark {...seniorLiving.drawing} />
        </Container>
      </div>
    </Section>
  );
}
