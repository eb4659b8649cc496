import type { Person } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { Prose } from '../../components/Prose/Prose.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as styles from './Leadership.css.ts';

interface LeadershipPersonProps {
  person: Person & { portrait: ReactNode };
}

/** Portrait, name, title, and the first paragraph of the biography. */
export function LeadershipPerson({ person: { name, title, biography, portrait, sample } }: LeadershipPersonProps) {
  return (
    <li className={styles.person}>
      <div>{portrait}</div>
      <div className={styles.words}>
        <Heading level={3} size="lede">
          <span className={styles.name} data-sample={sample}>
            {name}
          </span>
        </Heading>
        <Text size="small" weight="strong">
          {title}
        </Text>
        <div className={styles.biography}>
          <Prose tone="muted" parts={biography[0]} />
        </div>
      </div>
    </li>
  );
}
