import { LinkElement } from '../../components/Link/LinkElement.tsx';
import { item } from './AdminShell.css.ts';

interface AdminRailLinkProps {
  href: string;
  current: boolean;
  onClick: () => void;
  children: string;
}

/** One line of the rail. */
export function AdminRailLink({ href, current, onClick, children }: AdminRailLinkProps) {
  return (
    <LinkElement href={href} className={item} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
    </LinkElement>
  );
}
