import type { FigureClaim } from '@sponsor/domain';
import { Claim } from '../../components/Claim/Claim.tsx';
import { PersonName } from '../../components/PersonName/PersonName.tsx';
import { Prose } from '../../components/Prose/Prose.tsx';
import * as styles from './Management.css.ts';
import type { Portrayed } from './ManagementPerson.tsx';

export type Founder = Portrayed & { record: readonly FigureClaim[] };

/** The founder: portrait, name, the whole biography, and achievements in figures. */
export function ManagementFounder({ person }: { person: Founder }) {
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
