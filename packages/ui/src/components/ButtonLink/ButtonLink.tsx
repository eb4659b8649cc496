import type { MouseEventHandler, ReactNode } from 'react';
import type { RootProps } from '../../primitives/root-props.ts';
import { type ButtonLook, buttonClass } from '../Button/button-class.ts';
import { LinkElement } from '../Link/LinkElement.tsx';

export interface ButtonLinkProps extends RootProps<HTMLAnchorElement>, ButtonLook {
  /** A path goes through the router of `LinkProvider`; anchors, `tel:` and `mailto:` stay with the browser. */
  href: string;
  /** Opens a new tab and says so, in sight and to a screen reader. */
  external?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that looks like a `Button`: for going somewhere, where a button does something. */
export function ButtonLink({ variant = 'solid', size = 'medium', ...elementProps }: ButtonLinkProps) {
  return <LinkElement {...elementProps} className={buttonClass({ variant, size })} />;
}
