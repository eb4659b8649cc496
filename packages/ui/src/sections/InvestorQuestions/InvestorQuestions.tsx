import type { ProseWithTargets } from '@sponsor/domain';
import { useId } from 'react';
import { OpenAnswer } from '../../components/OpenAnswer/OpenAnswer.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { TargetRisk } from '../../components/TargetRisk/TargetRisk.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './InvestorQuestions.css.ts';

/**
 * A question of investors about a fund. The answer gives the known facts, and names those that the sponsor still has to supply
 * in [brackets], so that nobody takes silence for an answer.
 */
export interface InvestorQuestion {
  question: string;
  answer?: ProseWithTargets;
  /** In [brackets]. */
  open?: string;
  /** The subject of the missing part. */
  explanation?: string;
  /** The page of the fund's document, in [brackets] until it is known. */
  page: string;
}

export interface InvestorQuestionsWords {
  heading: string;
  /** Questions without an answer keep their place and say what is missing. */
  questions: readonly InvestorQuestion[];
}

export interface InvestorQuestionsProps extends RootProps, InvestorQuestionsWords {
  /** Names the document of the page numbers, for screen readers. */
  pageLabel: string;
}

/** Investors' questions about a fund, each with its answer and the page of the document. */
export function InvestorQuestions({ heading, questions, pageLabel, ...rootProps }: InvestorQuestionsProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} space="compact" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-4" from="large">
          <div className={styles.head}>
            <Heading level={2} size="heading3" id={headingId}>
              {heading}
            </Heading>
          </div>
        </GridItem>
        <GridItem columns="5-12" from="large">
          <dl className={styles.questions}>
            {questions.map(({ question, answer, open, explanation, page }) => (
              <div key={question} className={styles.row}>
                <dt className={styles.question}>{question}</dt>
                <dd className={styles.answer}>
                  {answer && <Prose parts={answer} />}
                  {answer && <TargetRisk parts={answer} />}
                  {open && <OpenAnswer>{open}</OpenAnswer>}
                  {explanation && (
                    <Text size="small" tone="muted">
                      {explanation}
                    </Text>
                  )}
                </dd>
                <dd className={styles.page}>
                  <VisuallyHidden>{`${pageLabel}, `}</VisuallyHidden>
                  {page}
                </dd>
              </div>
            ))}
          </dl>
        </GridItem>
      </Grid>
    </Section>
  );
}
