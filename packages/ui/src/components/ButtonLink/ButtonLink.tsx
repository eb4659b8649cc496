import type { MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { type ButtonLook, buttonClass } from '../Button/button-class.ts';
import { LinkElement } from '../Link/LinkElement.tsx';

export interface ButtonLinkProps extends RootProps<HTMLAnchorElement>, ButtonLook {
  /** The router of `LinkProvider` handles paths; the browser handles anchors, `tel:` and `mailto:`. */
  href: string;
  /** Opens a new tab and says so, visibly and to screen readers. */
  external?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that looks like a `Button`: it goes somewhere, while a button does something. */
export function ButtonLink({ variant = 'solid', size = 'medium', ...elementProps }: ButtonLinkProps) {
  return <LinkElement {...elementProps} className={buttonClass({ variant, size })} />;
}
