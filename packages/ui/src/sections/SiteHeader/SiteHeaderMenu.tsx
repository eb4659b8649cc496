import type { MouseEvent, Ref } from 'react';
import { ButtonLink } from '../../components/ButtonLink/ButtonLink.tsx';
import { Link } from '../../components/Link/Link.tsx';
import * as styles from './SiteHeader.css.ts';
import type { SiteHeaderProps } from './SiteHeader.tsx';
import { SiteHeaderLink } from './SiteHeaderLink.tsx';

type Shared = 'links' | 'currentPath' | 'anchors' | 'action' | 'login' | 'labels';

interface SiteHeaderMenuProps extends Pick<SiteHeaderProps, Shared> {
  id: string;
  ref: Ref<HTMLDivElement>;
  onToggle: () => void;
  /** A link was chosen; the page it leads to is not always another one. */
  onChoose: () => void;
}

/** All of the header's links on a screen of their own, for windows too narrow for a row. */
export function SiteHeaderMenu({
  id,
  ref,
  links,
  currentPath,
  anchors,
  action,
  login,
  labels,
  onToggle,
  onChoose,
}: SiteHeaderMenuProps) {
  const handleClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) onChoose();
  };
  return (
    <div id={id} ref={ref} className={styles.menu} popover="auto" onToggle={onToggle} onClick={handleClick}>
      <nav aria-label={labels.navigation}>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <SiteHeaderLink className={styles.menuLink} href={href} currentPath={currentPath}>
                {label}
              </SiteHeaderLink>
            </li>
          ))}
        </ul>
      </nav>
      {anchors && (
        <nav className={styles.menuAnchors} aria-label={anchors.label}>
          <p className={styles.menuAnchorsLabel}>{anchors.label}</p>
          {anchors.links.map(({ label, href }) => (
            <Link key={href} variant="standalone" href={href}>
              {label}
            </Link>
          ))}
        </nav>
      )}
      <div className={styles.menuActions}>
        {action && (
          <div className={styles.menuAction}>
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
