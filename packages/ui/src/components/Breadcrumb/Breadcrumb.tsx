import type { RootProps } from '../../primitives/root-props.ts';
import { Link } from '../Link/Link.tsx';
import * as styles from './Breadcrumb.css.ts';

export interface BreadcrumbProps extends RootProps {
  /** Names the navigation. */
  label: string;
  /** The pages above this one, the topmost first. */
  items: readonly { label: string; href: string }[];
  /** The name of this page; not a link. */
  current: string;
}

/** The position of a page below others, for visitors who came to it from outside. */
export function Breadcrumb({ label, items, current, ...rootProps }: BreadcrumbProps) {
  return (
    <nav {...rootProps} className={styles.breadcrumb} aria-label={label}>
      <ol className={styles.items}>
        {items.map((item) => (
          <li key={item.href} className={styles.item}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
