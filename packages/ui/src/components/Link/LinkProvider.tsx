import { type ComponentProps, type ComponentType, createContext, type ReactNode, use } from 'react';

/** What a router's link is given: an `<a>`'s props, with the address in `href`. */
export interface RouterLinkProps extends ComponentProps<'a'> {
  href: string;
}

const RouterLink = createContext<ComponentType<RouterLinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders links within the site. Without a provider every link is a plain `<a>` that loads the next page. */
  component: ComponentType<RouterLinkProps>;
  children: ReactNode;
}

/** Hands the site's router to every link of the library, which knows none itself. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLink value={component}>{children}</RouterLink>;
}

/** The element for an address: the router takes paths, the browser keeps anchors, `tel:`, `mailto:` and other sites. */
export function useLinkElement(href: string, external: boolean): ComponentType<RouterLinkProps> | 'a' {
  const routerLink = use(RouterLink);
  return href.startsWith('/') && !external ? routerLink : 'a';
}

/** Opens a new tab that cannot reach back into this one. */
export const newTab = { target: '_blank', rel: 'noopener' };
