'use client';

import type { NavigationLink } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { Link } from '../Link/Link.tsx';
import { useWords } from '../Words/WordsProvider.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps extends RootProps {
  /** The pages from the topmost to the current one, which is last and not linked. Phones show only the pages above it. */
  items: readonly NavigationLink[];
}

/** The path to a page below others, for visitors who came from outside. */
export function Breadcrumb({ items, ...rootProps }: BreadcrumbProps) {
  const words = useWords();
  return (
    <nav {...rootProps} className={styles.breadcrumb} aria-label={words.breadcrumb}>
      <ol className={styles.items}>
        {items.map(({ label, href }, index) =>
          index < items.length - 1 ? (
            <li key={href} className={styles.item}>
              <Link href={href}>{label}</Link>
            </li>
          ) : (
            <li key={href} className={styles.item} aria-current="page">
              {label}
            </li>
          ),
        )}
      </ol>
    </nav>
  );
}
