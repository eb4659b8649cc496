import type { NavigationLink, Prose as ProseParts, TargetClaim } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { Panel } from '../../components/Panel/Panel.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './WebinarRegistration.css.ts';

export interface WebinarRegistrationWords {
  /** The kind of webinar, in a word or two. */
  badge: string;
  /** With the target in the middle. */
  heading: { before: string; target: TargetClaim; after: string };
  lede: ProseParts;
  /** The topics of the recording, in order. */
  agenda: readonly string[];
  /** The heading and introduction of the form. */
  registration: { heading: string; introduction: string };
  /** The offering, and the link to its document. */
  legend: string;
}

export interface WebinarRegistrationProps extends RootProps, WebinarRegistrationWords {
  form: ReactNode;
  /** Bleeds off the left edge of the window. */
  media: ReactNode;
  caption: string;
  document: NavigationLink & { external?: boolean };
}

/** The page to register for a fund's webinar: its headline target with its risk, and the form. */
export function WebinarRegistration(props: WebinarRegistrationProps) {
  const { badge, heading, lede, agenda, registration, form, media, caption, legend, document, ...rootProps } = props;
  const headingId = useId();
  const { target } = heading;
  return (
    <Section {...rootProps} space="none" labelledBy={headingId}>
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.badge}>
            <svg className={styles.play} viewBox="0 0 12 12" fill="currentColor" aria-hidden="true">
              <path d="M1.5 0v12L11 6z" />
            </svg>
            {badge}
          </p>
          <Heading level={1} id={headingId}>
            {heading.before} <Claim claim={target} /> {heading.after}
          </Heading>
          <Prose size="lede" tone="muted" parts={lede} />
          <p className={styles.risk}>
            <strong className={styles.paid}>{target.paid}</strong> {target.risk}
          </p>
        </div>
        <div className={styles.form}>
          <Panel heading={registration.heading} headingLevel={2} introduction={registration.introduction}>
            {form}
          </Panel>
          <div className={styles.documents}>
            <Text size="small" tone="muted">
              {legend}
            </Text>
            <Link variant="standalone" href={document.href} external={document.external ?? false}>
              {document.label}
            </Link>
          </div>
        </div>
        <div className={styles.beneath}>
          <ol className={styles.agenda}>
            {agenda.map((item) => (
              <li key={item} className={styles.item}>
                {item}
              </li>
            ))}
          </ol>
          <figure className={styles.picture}>
            {media}
            <figcaption className={styles.caption}>{caption}</figcaption>
          </figure>
        </div>
      </div>
    </Section>
  );
}
