'use client';

import { type ComponentProps, type ComponentType, createContext, type ReactNode } from 'react';

/** The props of a router's link: those of an `<a>`, with the address in `href`. */
export interface RouterLinkProps extends ComponentProps<'a'> {
  href: string;
}

export const RouterLinkContext = createContext<ComponentType<RouterLinkProps> | 'a'>('a');

export interface LinkProviderProps {
  /** Renders links within the site. Without a provider every link is a plain `<a>` that loads the next page. */
  component: ComponentType<RouterLinkProps>;
  children: ReactNode;
}

/** Passes the site's router to every link of the library, which includes none. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <RouterLinkContext value={component}>{children}</RouterLinkContext>;
}
