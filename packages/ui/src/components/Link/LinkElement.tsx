'use client';

import { createElement, use } from 'react';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Word } from '../Words/Word.tsx';
import { arrow } from './LinkElement.css.ts';
import { RouterLinkContext, type RouterLinkProps } from './LinkProvider.tsx';

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

/** The arrow, and the words behind it, that say before the click that a link opens a new tab. */
function NewTabMark() {
  return (
    <>
      <svg className={arrow} viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
        <path d="M2 8 8.5 1.5M3 1.5h5.5V7" />
      </svg>
      <VisuallyHidden>
        {' '}
        <Word name="opensInNewTab" />
      </VisuallyHidden>
    </>
  );
}
