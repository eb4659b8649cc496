import type { ElementType, ReactNode } from 'react';
import { Container } from '../Container/Container.tsx';
import { attributesOf, type RootProps } from '../root-props.ts';
import { section, spaces, surfaces } from './Section.css.ts';

export interface SectionProps extends RootProps {
  /** `inverse` re-assigns every colour beneath it; `tint` only changes the ground. */
  surface?: 'page' | 'tint' | 'inverse';
  /** Space above and below, which no section adds for itself. */
  space?: 'none' | 'compact' | 'full';
  /** The id of the heading that names the section; without it a `section` is no landmark. */
  labelledBy?: string;
  component?: 'section' | 'div' | 'header' | 'footer';
  /** Leaves the content as wide as the window; put what should keep the gutter into a `Container`. */
  bleed?: boolean;
  children: ReactNode;
}

/** One band of a page. Owns its ground, its rhythm and the width of what is in it. */
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
