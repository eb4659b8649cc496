import type { Ref } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import { SiteHeaderLink } from './SiteHeaderLink.tsx';
import * as styles from './SiteHeaderMenu.css.ts';

type Shared = 'links' | 'currentPath' | 'anchors' | 'action' | 'login' | 'labels';

interface SiteHeaderMenuProps extends Pick<SiteHeaderProps, Shared> {
  id: string;
  ref: Ref<HTMLDivElement>;
  /** A link was chosen; the page it leads to is not always another one. */
  onChoose: () => void;
}

/** All of the header's links on a screen of their own, for windows too narrow for a row. */
export function SiteHeaderMenu(props: SiteHeaderMenuProps) {
  const { id, ref, links, currentPath, anchors, action, login, labels, onChoose } = props;
  return (
    <div id={id} ref={ref} className={styles.menu} popover="auto">
      <nav aria-label={labels.navigation}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteHeaderLink className={styles.link} href={href} currentPath={currentPath} onClick={onChoose}>
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
            <Link key={href} variant="standalone" href={href} onClick={onChoose}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.actions}>
        {action && (
          <div className={styles.action}>
            <ButtonLink href={action.href} onClick={onChoose}>
              {action.label}
            </ButtonLink>
          </div>
        )}
        <Link variant="standalone" href={login.href} external onClick={onChoose}>
          {login.label}
        </Link>
      </div>
    </div>
  );
}
