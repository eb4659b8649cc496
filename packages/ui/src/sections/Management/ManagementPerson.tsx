import type { Person } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { DisclosureMark } from '../../components/Disclosure/DisclosureMark.tsx';
import { PersonName } from '../../components/PersonName/PersonName.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import * as styles from './Management.css.ts';

/** A person with a portrait or its substitute, 4 by 5. */
export type Portrayed = Person & { portrait: ReactNode };

interface ManagementPersonProps {
  person: Portrayed;
  biographyLabel: string;
}

/** One of the others: the first paragraph of the biography, and a control that expands the rest. */
export function ManagementPerson({ person, biographyLabel }: ManagementPersonProps) {
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
