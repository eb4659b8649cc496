import { LinkElement } from '../../components/Link/LinkElement.tsx';
import * as styles from './AdminShell.css.ts';

interface AdminRailLinkProps {
  href: string;
  note: string | undefined;
  current: boolean;
  onClick: () => void;
  children: string;
}

/** One line of the rail. */
export function AdminRailLink({ href, note, current, onClick, children }: AdminRailLinkProps) {
  return (
    <LinkElement href={href} className={styles.item} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
      {note !== undefined && (
        <>
          {' '}
          <span className={styles.note}>{note}</span>
        </>
      )}
    </LinkElement>
  );
}
