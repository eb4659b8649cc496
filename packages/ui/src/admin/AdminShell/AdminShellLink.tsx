import { useLinkElement } from '../../components/Link/LinkProvider.tsx';
import { item } from './AdminShell.css.ts';

interface AdminShellLinkProps {
  href: string;
  current: boolean;
  onClick: () => void;
  children: string;
}

/** One line of the rail. */
export function AdminShellLink({ href, current, onClick, children }: AdminShellLinkProps) {
  const Element = useLinkElement(href, false);
  return (
    <Element href={href} className={item} aria-current={current ? 'page' : undefined} onClick={onClick}>
      {children}
    </Element>
  );
}
