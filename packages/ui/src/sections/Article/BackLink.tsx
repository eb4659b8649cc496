import type { NavigationLink } from '@sponsor/domain';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './Article.css.ts';

/** The way back to the list, above the title. */
export function BackLink({ link }: { link: NavigationLink }) {
  return (
    <div className={styles.back}>
      <Link variant="standalone" href={link.href}>
        <svg
          className={styles.arrow}
          viewBox="0 0 16 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
          aria-hidden="true"
        >
          <path d="M15 8H1.5M7 2.5 1.5 8 7 13.5" />
        </svg>
        {link.label}
      </Link>
    </div>
  );
}
