import type { NavigationLink } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './WebinarCall.css.ts';

export interface WebinarCallWords {
  heading: string;
  text: string;
  /** Names the agenda for a screen reader. */
  agendaLabel: string;
  /** The questions that the webinar answers, one per line. */
  agenda: readonly string[];
  action: NavigationLink;
  /** The document to read instead. */
  reading: readonly NavigationLink[];
}

export interface WebinarCallProps extends RootProps, WebinarCallWords {
  /** A picture that fills its frame to the right edge of the window. */
  media: ReactNode;
  /** The caption of the picture. */
  caption: string;
}

/** The invitation to the webinar: its topics beside a picture as high as the words. */
export function WebinarCall(props: WebinarCallProps) {
  const { heading, text, agendaLabel, agenda, action, reading, media, caption, ...rootProps } = props;
  const headingId = useId();
  return (
    <Section {...rootProps} surface="tint" space="none" labelledBy={headingId} bleed>
      <div className={styles.split}>
        <div className={styles.words}>
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <Text tone="muted">{text}</Text>
          <ul className={styles.agenda} aria-label={agendaLabel}>
            {agenda.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
            {reading.map(({ label, href }) => (
              <Link key={href} variant="standalone" href={href}>
                {label}
              </Link>
            ))}
          </div>
          <Text size="small" tone="muted">
            {caption}
          </Text>
        </div>
        <div className={styles.frame}>{media}</div>
      </div>
    </Section>
  );
}
