import type { FigureClaim, Person } from '@sponsor/domain';
import { type ReactNode, useId } from 'react';
import { Claim } from '../../components/Claim/Claim.tsx';
import { DisclosureMark } from '../../components/Disclosure/DisclosureMark.tsx';
import { PersonName } from '../../components/PersonName/PersonName.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import { SectionHead } from '../../components/SectionHead/SectionHead.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { Section } from '../../primitives/Section/Section.tsx';
import * as styles from './Management.css.ts';

export interface ManagementWords {
  heading: string;
  /** Shown while any of it is sample content. */
  sampleNotice?: string;
  /** Expands the rest of a biography. */
  biographyLabel: string;
}

/** A person with a portrait or its substitute, 4 by 5. */
type Portrayed = Person & { portrait: ReactNode };

export interface ManagementProps extends RootProps, ManagementWords {
  /** At length, first. */
  founder: Portrayed & { record: readonly FigureClaim[] };
  /** In short, with the rest of their biographies collapsed. */
  others: readonly Portrayed[];
}

/** The management: the founder at length, the others in short with the rest of their biographies collapsed. */
export function Management({ heading, sampleNotice, founder, others, biographyLabel, ...rootProps }: ManagementProps) {
  const headingId = useId();
  return (
    <Section {...rootProps} labelledBy={headingId}>
      <SectionHead heading={heading} headingId={headingId} {...(sampleNotice && { introduction: [sampleNotice] })} />
      <div className={styles.team}>
        <ManagementFounder person={founder} />
        <div className={styles.others}>
          {others.map((person) => (
            <ManagementPerson key={person.name} person={person} biographyLabel={biographyLabel} />
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The founder: portrait, name, the whole biography, and achievements in figures. */
function ManagementFounder({ person }: { person: ManagementProps['founder'] }) {
  const [summary, ...rest] = person.biography;
  return (
    <article className={styles.founder}>
      <div className={styles.plate}>{person.portrait}</div>
      <div className={styles.founderWords}>
        <PersonName person={person} headingLevel={3} size="title" />
        <Prose size="lede" parts={summary} />
        {rest.map((parts, index) => (
          // The paragraphs neither move nor change.
          // oxlint-disable-next-line react/no-array-index-key
          <Prose key={index} tone="muted" parts={parts} />
        ))}
        <ul className={styles.record}>
          {person.record.map((claim) => (
            <li key={claim.id} className={styles.entry}>
              <Claim claim={claim} display="row" />
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** One of the others: the first paragraph of the biography, and a control that expands the rest. */
function ManagementPerson({ person, biographyLabel }: { person: Portrayed; biographyLabel: string }) {
  const [summary, ...rest] = person.biography;
  return (
    <article className={styles.person}>
      {person.portrait}
      <div className={styles.words}>
        <PersonName person={person} headingLevel={3} size="lede" />
        <div className={styles.short}>
          <Prose tone="muted" parts={summary} />
        </div>
        <details>
          <summary className={styles.toggle} aria-label={`${biographyLabel}: ${person.name}`}>
            <DisclosureMark />
            {biographyLabel}
          </summary>
          <div className={styles.full}>
            {rest.map((parts, index) => (
              // The paragraphs neither move nor change.
              // oxlint-disable-next-line react/no-array-index-key
              <Prose key={index} tone="muted" parts={parts} />
            ))}
          </div>
        </details>
      </div>
    </article>
  );
}
