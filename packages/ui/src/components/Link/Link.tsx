import type { MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { link } from './Link.css.ts';
import { LinkElement } from './LinkElement.tsx';

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** A path goes through the router of `LinkProvider`; anchors, `tel:` and `mailto:` stay with the browser. */
  href: string;
  /** Opens a new tab and says so, in sight and to a screen reader. */
  external?: boolean;
  /** `text` in a sentence, `standalone` on its own line with a full-height target, `plain` in navigation. */
  variant?: 'text' | 'standalone' | 'plain';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link. Use `ButtonLink` where it is the main thing to do. */
export function Link({ variant = 'text', ...elementProps }: LinkProps) {
  return <LinkElement {...elementProps} className={link[variant]} />;
}
