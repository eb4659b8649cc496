import type { ElementType, ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { attributesOf, type RootProps } from '../root-props.ts';
import { section, spaces, surfaces } from './Section.css.ts';

export interface SectionProps extends RootProps {
  /** `inverse` reassigns every color inside; `tint` changes only the background. */
  surface?: 'page' | 'tint' | 'inverse';
  /** Space above and below; sections add none themselves. */
  space?: 'none' | 'compact' | 'full';
  /** The id of the heading that names the section; without it a `section` is no landmark. */
  labelledBy?: string;
  component?: 'section' | 'div' | 'header' | 'footer';
  /** Makes the content as wide as the window; put content that needs the gutter into a `Container`. */
  bleed?: boolean;
  children: ReactNode;
}

/** One band of a page. Sets its background, its vertical space and the width of its content. */
export function Section({
  surface = 'page',
  space = 'full',
  labelledBy,
  component = 'section',
  bleed = false,
  children,
  ...rootProps
}: SectionProps) {
  const Component = component as ElementType;
  return (
    <Component
      {...attributesOf(rootProps)}
      aria-labelledby={labelledBy}
      data-surface={surface === 'inverse' ? 'inverse' : 'base'}
      className={`${section} ${surfaces[surface]} ${spaces[space]}`}
    >
      {bleed ? children : <Container>{children}</Container>}
    </Component>
  );
}
