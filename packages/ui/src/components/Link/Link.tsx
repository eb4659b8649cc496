import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { NewTabMark } from '../../internal/NewTabMark.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { type LinkVariants, link } from './Link.css.ts';
import { newTab, useLinkElement } from './LinkProvider.tsx';

export interface LinkProps extends RootProps {
  /** A path goes through the router of `LinkProvider`; anchors, `tel:` and `mailto:` stay with the browser. */
  href: string;
  /** Opens a new tab and says so, in sight and to a screen reader. */
  external?: boolean;
  /** `text` in a sentence, `standalone` on its own line with a full-height target, `plain` in navigation. */
  variant?: NonNullable<LinkVariants['variant']>;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
  children: ReactNode;
}

/** A link. Use `ButtonLink` where it is the main thing to do. */
export function Link({ href, external = false, variant = 'text', children, ...rootProps }: LinkProps) {
  const Element = useLinkElement(href, external);
  return (
    <Element {...rootProps} {...(external && newTab)} href={href} className={link({ variant })}>
      {children}
      {external && <NewTabMark />}
    </Element>
  );
}
