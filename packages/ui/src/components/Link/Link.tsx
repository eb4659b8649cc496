import type { MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { link } from './Link.css.ts';
import { LinkElement } from './LinkElement.tsx';

export interface LinkProps extends RootProps<HTMLAnchorElement> {
  /** The router of `LinkProvider` handles paths; the browser handles anchors, `tel:` and `mailto:`. */
  href: string;
  /** Opens a new tab and says so, visibly and to screen readers. */
  external?: boolean;
  /** `text` in a sentence, `standalone` on its own line with a full-height target, `plain` in navigation. */
  variant?: 'text' | 'standalone' | 'plain';
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link. Use `ButtonLink` for the main next step. */
export function Link({ variant = 'text', ...elementProps }: LinkProps) {
  return <LinkElement {...elementProps} className={link[variant]} />;
}
