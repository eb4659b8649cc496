import type { ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import * as styles from './DescriptionList.css.ts';

export interface Description {
  /** What it is called; no two in a list are called the same. */
  term: string;
  description: ReactNode;
}

export interface DescriptionListProps extends RootProps<HTMLDListElement> {
  /** A term and what it is, a line each. */
  items: readonly Description[];
}

/** What is known of one thing, a line each: its term, and beside it, or under it where there is no room, what it is. */
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
