import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  /** Its name; unique in the list. */
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** Terms with their descriptions, one per line. */
  items: readonly Description[];
}

/** The facts about one thing, one per line: a term with its description beside it, or below it if there is no room. */
export function DescriptionList({ items, ...rootProps }: DescriptionListProps) {
  return (
    <dl {...rootProps} className={styles.list}>
      {items.map(({ term, description }) => (
        <div key={term} className={styles.item}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
