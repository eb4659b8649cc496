import type { Person } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { PersonName } from '../../components/PersonName/PersonName.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import * as styles from './Leadership.css.ts';

interface LeadershipPersonProps {
  person: Person & { portrait: ReactNode };
}

/** Portrait, name, title, and the first paragraph of the biography. */
export function LeadershipPerson({ person }: LeadershipPersonProps) {
  return (
    <li className={styles.person}>
      <div>{person.portrait}</div>
      <div className={styles.words}>
        <PersonName person={person} headingLevel={3} size="lede" />
        <div className={styles.biography}>
          <Prose tone="muted" parts={person.biography[0]} />
        </div>
      </div>
    </li>
  );
}
