import type { NavigationLink, Prose as ProseParts } from '@sponsor/domain';
import { useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Grid, GridItem } from '../../primitives/Grid/Grid.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './NeedHelp.css.ts';

export interface NeedHelpWords {
  heading: string;
  text: string;
  action: NavigationLink;
  /** Questions for the visitors to ask themselves first. */
  questions: readonly { question: string; answer: ProseParts }[];
}

export interface NeedHelpProps extends RootProps, NeedHelpWords {
  /** The number to call, as a `tel:` link. */
  phone: NavigationLink;
}

/** For undecided visitors: questions that settle most cases, and a person to call. */
export function NeedHelp({ heading, text, action, phone, questions, ...rootProps }: NeedHelpProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" labelledBy={headingId}>
      <Grid>
        <GridItem columns="1-5">
          <div className={styles.words}>
            <Heading level={2} size="heading3" id={headingId}>
              {heading}
            </Heading>
            <Text tone="muted">{text}</Text>
            <div className={styles.actions}>
              <ButtonLink variant="outline" href={action.href}>
                {action.label}
              </ButtonLink>
              <Link variant="standalone" href={phone.href}>
                {phone.label}
              </Link>
            </div>
          </div>
        </GridItem>
        <GridItem columns="7-12">
          <dl className={styles.questions}>
            {questions.map(({ question, answer }) => (
              <div key={question} className={styles.question}>
                <dt className={styles.asked}>{question}</dt>
                <dd>
                  <Prose tone="muted" parts={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </GridItem>
      </Grid>
    </Section>
  );
}
