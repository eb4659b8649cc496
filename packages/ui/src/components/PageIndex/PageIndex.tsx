import type { NavigationLink } from '@sponsor/domain';
import type { RootProps } from '../../primitives/root-props.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './PageIndex.css.ts';

export interface PageIndexProps extends RootProps {
  /** Names the links for screen readers. */
  label: string;
  /** To the parts of the page, in order; `count` is the number of entries in one. */
  links: readonly (NavigationLink & { count?: number })[];
}

/** An index of a long page: a line of links to its parts. */
export function PageIndex({ label, links, ...rootProps }: PageIndexProps) {
  return (
    <nav {...rootProps} className={styles.index} aria-label={label}>
      <ul className={styles.links}>
        {links.map(({ label: part, href, count }) => (
          <li key={href}>
            <Link variant="standalone" href={href}>
              {/* With the space that screen readers need. */}
              {count === undefined ? part : `${part} `}
              {count !== undefined && <span className={styles.count}>{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
