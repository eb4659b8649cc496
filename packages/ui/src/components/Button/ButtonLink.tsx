import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { NewTabMark } from '../../internal/NewTabMark.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { newTab, useLinkElement } from '../Link/LinkProvider.tsx';
import { button } from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends RootProps, ButtonLook {
  /** A path goes through the router of `LinkProvider`; anchors, `tel:` and `mailto:` stay with the browser. */
  href: string;
  /** Opens a new tab and says so, in sight and to a screen reader. */
  external?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link that looks like a `Button`: for going somewhere, where a button does something. */
export function ButtonLink({
  href,
  external = false,
  variant = 'solid',
  size = 'medium',
  children,
  ...rootProps
}: ButtonLinkProps) {
  const Element = useLinkElement(href, external);
  return (
    <Element {...rootProps} {...(external && newTab)} href={href} className={button({ variant, size })}>
      {children}
      {external && <NewTabMark />}
    </Element>
  );
}
