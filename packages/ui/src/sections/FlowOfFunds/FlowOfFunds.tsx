import type { ProseWithTargets } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { OpenAnswer } from '../../components/OpenAnswer/OpenAnswer.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import { TitleMark, type TitleMarkProps } from '../../drawings/TitleMark/TitleMark.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './FlowOfFunds.css.ts';

export interface FlowOfFundsWords {
  /** For screen readers that move by headings; the drawing shows it to others. */
  heading: string;
  /** The title mark of the drawings, which form one sheet. */
  drawing: TitleMarkProps;
  /** Five, in the order of the money's path. */
  stations: readonly {
    name: string;
    facts: readonly {
      question: string;
      answer?: ProseWithTargets;
      /** In [brackets]: missing facts. */
      open?: string;
    }[];
  }[];
}

export interface FlowOfFundsProps extends RootProps, FlowOfFundsWords {
  /** Five, in the order of the money's path. `media` is drawn edge to edge with that of the next: its ground and pipes continue there. */
  stations: readonly (FlowOfFundsWords['stations'][number] & { media: ReactNode })[];
}

/** The path of the money through a fund: each station on one long drawing, and below it the holder of the money there. */
export function FlowOfFunds({ heading, drawing, stations, ...rootProps }: FlowOfFundsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="none" labelledBy={headingId} bleed>
      <VisuallyHidden>
        <Heading level={2} id={headingId}>
          {heading}
        </Heading>
      </VisuallyHidden>
      <div className={styles.street}>
        <Container>
          <ol className={styles.stations}>
            {stations.map(({ name, media, facts }, index) => (
              <li key={name} className={styles.station}>
                <div className={styles.sheet}>{media}</div>
                <div className={styles.words}>
                  <Heading level={3} size="title">
                    {`${index + 1} ${name}`}
                  </Heading>
                  <dl>
                    {facts.map(({ question, answer, open }) => (
                      <div key={question} className={styles.fact}>
                        <Text component="dt" size="small" tone="muted">
                          {question}
                        </Text>
                        <dd>
                          {answer && <Prose parts={answer} />}
                          {answer && <TargetRisk parts={answer} />}
                          {open && <OpenAnswer>{open}</OpenAnswer>}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              </li>
            ))}
          </ol>
          <div className={styles.foot}>
            <TitleMark {...drawing} />
          </div>
        </Container>
      </div>
    </Section>
  );
}
