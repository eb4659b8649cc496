'use client';

import { createElement, use } from 'react';
import { RouterLinkContext, type RouterLinkProps } from './LinkProvider.tsx';
import { NewTabMark } from './NewTabMark.tsx';

interface LinkElementProps extends RouterLinkProps {
  external?: boolean;
  className: string;
}

/** The new tab has no access to this one, but may know where its visitor came from. */
const newTab = { target: '_blank', rel: 'noopener' };

/**
 * The bare element of every link: the router handles paths; the browser handles anchors, `tel:`, `mailto:` and other
 * sites.
 */
export function LinkElement({ external = false, children, ...props }: LinkElementProps) {
  const routerLink = use(RouterLinkContext);
  if (external) {
    return (
      <a {...props} {...newTab}>
        {children}
        <NewTabMark />
      </a>
    );
  }
  return createElement(/^\/(?!\/)/.test(props.href) ? routerLink : 'a', props, children);
}
