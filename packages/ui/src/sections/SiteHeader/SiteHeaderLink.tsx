import type { NavigationLink } from '@sponsor/domain';
import type { ReactNode } from 'react';
import { LinkElement } from '../../components/Link/LinkElement.tsx';

interface SiteHeaderLinkProps {
  href: NavigationLink['href'];
  className: string;
  /** The current page's address; a link to it is marked as current. */
  currentPath?: string;
  children: ReactNode;
}

/** A link of the header, through the site's router, in the style of its place. */
export function SiteHeaderLink({ currentPath, ...link }: SiteHeaderLinkProps) {
  return <LinkElement {...link} aria-current={currentness(link.href, currentPath)} />;
}

/** A link is also current, though not as a page, while a page below it is shown. */
function currentness(href: string, currentPath = ''): 'page' | 'true' | undefined {
  if (currentPath === href) return 'page';
  return currentPath.startsWith(`${href}/`) ? 'true' : undefined;
}
