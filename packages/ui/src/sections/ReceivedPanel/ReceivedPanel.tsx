import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './ReceivedPanel.css.ts';

export interface ReceivedPanelWords {
  heading: string;
  text: string;
  /** An `external` one opens in a new tab. */
  next: NavigationLink & { external?: boolean };
}

export interface ReceivedPanelProps extends RootProps, ReceivedPanelWords {
  /** Whether the form was stored. */
  outcome: 'received' | 'refused';
  /** The advice about a refusal. */
  advice?: string;
  /** A drawing beside the words, or below them in a narrow window. */
  media?: ReactNode;
}

/** The response to a form sent without JavaScript. */
export function ReceivedPanel({ outcome, heading, text, advice, next, media, ...rootProps }: ReceivedPanelProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <div className={styles.answer}>
        <div className={styles.panel} data-outcome={outcome}>
          <Heading level={1} size="heading2" id={headingId}>
            {heading}
          </Heading>
          <Text size="lede" tone={outcome === 'refused' ? 'danger' : 'muted'}>
            {text}
          </Text>
          {advice && <Text tone="muted">{advice}</Text>}
          <ButtonLink href={next.href} external={next.external ?? false}>
            {next.label}
          </ButtonLink>
        </div>
        {media && <div className={styles.media}>{media}</div>}
      </div>
    </Section>
  );
}
