import type { NavigationLink } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { LinkElement } from '../../components/Link/LinkElement.tsx';

interface SiteHeaderLinkProps {
  href: NavigationLink['href'];
  className: string;
  /** The address of the page that is shown; a link to it says that it is the current one. */
  currentPath?: string;
  children: ReactNode;
}

/** A link of the header, through the site's router, in the style of the place it stands in. */
export function SiteHeaderLink({ href, className, currentPath, children }: SiteHeaderLinkProps) {
  return (
    <LinkElement href={href} className={className} aria-current={href === currentPath ? 'page' : undefined}>
      {children}
    </LinkElement>
  );
}
