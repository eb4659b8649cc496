import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import { SiteHeaderLink } from './SiteHeaderLink.tsx';
import * as styles from './SiteHeaderMenu.css.ts';

type Shared = 'links' | 'currentPath' | 'anchors' | 'action' | 'login' | 'navigationLabel';

interface SiteHeaderMenuProps extends Pick<SiteHeaderProps, Shared> {
  id: string;
}

/** All links of the header on a screen of their own, for windows too narrow for a row. */
export function SiteHeaderMenu(props: SiteHeaderMenuProps) {
  const { id, links, currentPath, anchors, action, login, navigationLabel } = props;
  return (
    <div id={id} className={styles.menu} popover="auto">
      <nav aria-label={navigationLabel}>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteHeaderLink className={styles.link} href={href} currentPath={currentPath}>
                {label}
              </SiteHeaderLink>
            </li>
          ))}
        </ul>
      </nav>
      {anchors && (
        <nav className={styles.anchors} aria-label={anchors.label}>
          <p className={styles.anchorsLabel}>{anchors.label}</p>
          {anchors.links.map(({ label, href }) => (
            <Link key={href} variant="standalone" href={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        {action && (
          <div className={styles.action}>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
        )}
        <Link variant="standalone" href={login.href} external>
          {login.label}
        </Link>
      </div>
    </div>
  );
}
